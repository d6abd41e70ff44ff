import type { Fixture } from '#app/blocks/block.ts'
import { paragraphs, source } from '#app/blocks/sample-values.fixture.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'

type Rows = EntryOf<'Table'>['fields']['rows']
type ChartFields = EntryOf<'Chart'>['fields']
type Series = ChartFields['series'][number]

function rows(...texts: string[][]): Rows {
  return texts.map((cells, row) => ({
    _type: 'row',
    _key: `r${row}`,
    cells: cells.map((text, at) => ({
      _type: 'cell',
      _key: `c${at}`,
      content: paragraphs(text),
    })),
  }))
}

function series(name: string, points: Record<string, number>): Series {
  return {
    _type: 'series',
    _key: name,
    name,
    points: Object.entries(points).map(([label, value]) => ({ _type: 'point', _key: label, label, value })),
  }
}

function table(name: string, fields: EntryOf<'Table'>['fields']): Fixture {
  return { name, entry: { _type: 'entry', componentType: 'Table', fields } }
}

function chart(name: string, fields: Partial<ChartFields>): Fixture {
  const plain: ChartFields = { title: name, chartType: 'Bar', unit: 'Number', series: [], source }
  return { name, entry: { _type: 'entry', componentType: 'Chart', fields: { ...plain, ...fields } } }
}

const tables: Fixture[] = [
  table('Table, more columns than a phone has room for', {
    title: 'A loan year by year',
    columns: ['Year', 'Owed at first', 'Interest', 'Paid', 'Toward the loan', 'Owed at the end'],
    rows: rows(
      ['1', '$10,000', '$650', '$1,363', '$713', '$9,287'],
      ['2', '$9,287', '$604', '$1,363', '$759', '$8,528'],
      ['3', '$8,528', '$554', '$1,363', '$809', '$7,719'],
    ),
    source,
  }),
]

const charts: Fixture[] = [
  chart('Chart, bars of dollars', {
    title: 'What a year costs, example',
    unit: 'Dollars',
    series: [
      series('In state', {
        'Tuition and fees': 11_600,
        'Room and board': 13_310,
        'Books and supplies': 1290,
      }),
      series('Out of state', { 'Tuition and fees': 30_780, 'Room and board': 13_310 }),
    ],
  }),
  chart('Chart, lines of percent', {
    title: 'Rates by year of loan, example',
    chartType: 'Line',
    unit: 'Percent',
    series: [
      series('Undergraduate', {
        '2021–22': 3.7,
        '2022–23': 5,
        '2023–24': 5.5,
        '2024–25': 6.5,
        '2025–26': 6.4,
      }),
      series('Graduate', { '2021–22': 5.3, '2022–23': 6.5, '2023–24': 7.1, '2024–25': 8.1, '2025–26': 7.9 }),
      series('Parents', { '2021–22': 6.3, '2022–23': 7.5, '2024–25': 9.1, '2025–26': 8.9 }),
    ],
  }),
  chart('Chart, four series, below and above zero', {
    title: 'Change of enrollment, example',
    unit: 'Percent',
    series: [
      series('Two years', { 'Fall 2024': -4.2, 'Fall 2025': 1.5 }),
      series('Four years, public', { 'Fall 2024': 0, 'Fall 2025': 2.25 }),
      series('Four years, private', { 'Fall 2024': -1.1, 'Fall 2025': -0.4 }),
      series('Graduate schools', { 'Fall 2024': 0.8, 'Fall 2025': 3 }),
    ],
  }),
  chart('Chart, lines of four series with long labels', {
    title: 'Applications, example',
    chartType: 'Line',
    series: ['Colleges nearby', 'Colleges elsewhere', 'Community colleges', 'Schools abroad'].map(
      (name, at) =>
        series(name, {
          'Before the form changed': 12_000 + 900 * at,
          'In the first year of the new form': 9000 + 2500 * at,
          'In the second year of the new form': 14_500 - 1200 * at,
        }),
    ),
  }),
  chart('Chart, one value', { title: 'Grants paid, example', series: [series('Grants', { '2026–27': 7 })] }),
  chart('Chart, lines of values all alike', {
    title: 'Fee by year, example',
    chartType: 'Line',
    unit: 'Dollars',
    series: [series('Fee', { '2024': 45.5, '2025': 45.5, '2026': 45.5 })],
  }),
  chart('Chart, bars with labels longer than a phone is wide', {
    title: 'Why students leave, example',
    series: [
      series('Answers', {
        'The money ran out before the end of the term and no grant could be had': 412,
        'Work or family': 0,
        'Another school': 96,
      }),
    ],
  }),
]

/** Tables and charts whose figures need more room or care than those of the model's examples. */
export const fixtures: Fixture[] = [...tables, ...charts]
