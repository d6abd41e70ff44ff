import { choice, list, number, object, required, text, titled } from '#cms/model/fields/make-field.ts'
import { citation } from '#cms/model/objects/citation.ts'
import { bestForFields, tableFields, topPicksFields } from '#cms/model/objects/tables.ts'
import { block } from './block.ts'

const title = text('Heading', 'Appears in the table of contents.')

export const bestForTableBlock = block('Best-for table', 'bestForTable', 'Which pick is best for whom.', {
  title,
  ...bestForFields,
})

export const topPicksTableBlock = block(
  'Credit card top picks table',
  'creditCardTopPicksTable',
  'One card for each category.',
  { title, ...topPicksFields },
)

export const tableBlock = block('Table', 'table', 'Figures or words side by side.', { title, ...tableFields })

const point = object('point', 'Value', 'One value.', {
  label: required(text('Label', 'What the value represents, such as "2026–27."')),
  value: required(number('Value', 'A plain number, in the chart’s unit.')),
})

const series = object('series', 'Series', 'Values that belong together.', {
  name: required(text('Name', 'Shown next to the color; a series is never identified by color alone.')),
  points: required(list('Values', 'In the order of the axis.', point)),
})

export const chart = block('Chart', 'chart', 'A chart of figures, always with a table of the same figures.', {
  title: required(title),
  chartType: required(choice('Type', 'Bars compare; lines show change over time.', ['Bar', 'Line'])),
  unit: required(choice('Unit', 'How the values are formatted.', ['Dollars', 'Percent', 'Number'])),
  series: required(list('Series', 'At most four.', series)),
  source: required(titled(citation, 'Source', 'Where the figures come from.')),
})
