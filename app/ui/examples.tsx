import type { ReactElement } from 'react'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink, ReloadButton } from './button/button.tsx'
import { Card, CardLink } from './card/card.tsx'
import { CostMap } from './chart/cost-map.tsx'
import { DotLines } from './chart/dot-lines.tsx'
import { Dumbbells } from './chart/dumbbells.tsx'
import { LineChart } from './chart/line-chart.tsx'
import { Meter } from './chart/meter.tsx'
import { PartsBars } from './chart/parts-bars.tsx'
import { RangeLine } from './chart/range-line.tsx'
import { Ring } from './chart/ring.tsx'
import { chooseScale, formatMoneyTicks } from './chart/scale.ts'
import { ScoreCoins } from './chart/score-coins.tsx'
import { SmallMultiples } from './chart/small-multiples.tsx'
import { SteppedLine } from './chart/stepped-line.tsx'
import { StepsDown } from './chart/steps-down.tsx'
import { TileMap } from './chart/tile-map.tsx'
import { Timeline } from './chart/timeline.tsx'
import { WeekColumns } from './chart/week-columns.tsx'
import { Chip, Chips } from './chip/chip.tsx'
import { Checkbox } from './choice/checkbox.tsx'
import { ChoiceCards } from './choice/choice-cards.tsx'
import { Details } from './details/details.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { PasswordField } from './field/password-field.tsx'
import { SelectField } from './field/select-field.tsx'
import { TextField } from './field/text-field.tsx'
import { drawings } from './illustration/drawings.tsx'
import { Illustration, type IllustrationName } from './illustration/illustration.tsx'
import { CardFace } from './mark/card-face.tsx'
import { DateTile } from './mark/date-tile.tsx'
import { LetterTile } from './mark/letter-tile.tsx'
import { Menu } from './menu/menu.tsx'
import { Modal } from './modal/modal.tsx'
import { Note } from './note/note.tsx'
import { Container, Grid, Section, Stack } from './page/page.tsx'
import { ToastRegion } from './toast/toasts.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

const nothing = () => {}
const scale = chooseScale([6_000_00, 18_000_00], 'Line')
const ticks = formatMoneyTicks(scale.ticks)
const range = {
  label: 'Northlight: $8,623 to $13,269 in total',
  low: { at: 8_623_00, text: '$8,623' },
  high: { at: 13_269_00, text: '$13,269' },
}
const table = {
  summary: 'Show as a table',
  columns: ['Lender', 'Lowest', 'Highest'],
  rows: [['Northlight', '$8,623', '$13,269']],
}
const illustrationNames = Object.keys(drawings) as IllustrationName[]
const choices = [
  { value: 'good', label: 'Good', detail: '700 to 749' },
  { value: 'unknown', label: 'I don’t know' },
]

const steps = [
  { name: 'Cost for the year', text: '$30,000', value: 30_000, tone: 'ink' },
  { name: 'Grants', text: '−$20,000', value: 20_000, tone: 'good' },
  { name: 'Still needed', text: '$10,000', value: 10_000 },
] as const

/** Every state of each component, listed once; examples.test.tsx renders them all. */
export const examples: Record<string, ReactElement> = {
  breadcrumbs: <Breadcrumbs breadcrumbs={[{ name: 'Student loans', item: '/student-loans' }]} />,
  ring: (
    <Ring
      label="3 planned, 1 submitted, 1 won"
      parts={[
        { tone: '1', value: 3 },
        { tone: '2', value: 1 },
        { tone: 'good', value: 1 },
      ]}
    >
      5
    </Ring>
  ),
  'week columns': (
    <WeekColumns
      label="Week of Nov 27: 3 hours, 1 deadline. Week of Dec 4: free."
      limit={3}
      limitText="Your limit: 3 hours a week"
      weeks={[
        { name: 'Nov 27', hours: [2, 1], text: '3 h', deadlines: 1 },
        { name: 'Dec 4', hours: [], text: 'free', deadlines: 0 },
      ]}
    />
  ),
  'button purple': <Button>Continue</Button>,
  'button purple-ns': <Button variant="purple-ns">Continue</Button>,
  'button orange with arrow': (
    <Button variant="orange" withArrow>
      Estimate mine
    </Button>
  ),
  'button white, disabled': (
    <Button variant="white" disabled>
      Sending…
    </Button>
  ),
  'button white-ns, small, fit': (
    <Button variant="white-ns" size="small" fitContent>
      Edit
    </Button>
  ),
  'button as link': <ButtonLink href="/signup">Sign up</ButtonLink>,
  'button that reloads': <ReloadButton>Try again</ReloadButton>,
  card: <Card>Words</Card>,
  'card with a link': (
    <Card as="article">
      <h3>
        <CardLink href="/student-loans">Student loans</CardLink>
      </h3>
    </Card>
  ),
  'chart: range with its amounts and a reference': (
    <RangeLine {...range} hasAmounts reference={7_900_00} scale={scale} />
  ),
  'chart: range whose lowest end is closed': <RangeLine {...range} isLowClosed scale={scale} />,
  'chart: one cost': <RangeLine label={range.label} low={range.low} scale={scale} />,
  'chart: cost map': (
    <CostMap
      marks={[
        ['low', 'at the lowest rate'],
        ['high', 'at the highest rate'],
        ['reference', 'a federal loan of the same size'],
      ]}
      rows={[{ ...range, id: 'northlight', name: 'Northlight', href: '#loan-1' }]}
      scale={scale}
      table={table}
      ticks={ticks}
      title="What each loan costs in total"
    />
  ),
  'chart: dumbbells': (
    <Dumbbells
      heads={['Plan', 'Lasts', 'Total']}
      marks={[
        ['low', 'first payment'],
        ['high', 'highest payment'],
      ]}
      rows={[
        { ...range, id: 'graduated', name: 'Graduated', between: '10 years', total: '$13,269' },
        { ...range, high: undefined, id: 'standard', name: 'Standard', between: '10 years', total: '$9,000' },
      ]}
      scale={scale}
      table={table}
      ticks={ticks}
      title="Payments of each plan"
    />
  ),
  'chart: small multiples': (
    <SmallMultiples
      ends={['2026', '2028']}
      scale={chooseScale([0, 900_00], 'Bar', 3)}
      series={[
        {
          id: 'rap',
          name: 'RAP',
          label: 'RAP: $700, then $900',
          range: '$700 to $900',
          values: [700_00, 900_00],
        },
      ]}
      table={table}
      ticks={['$0', '$500', '$1,000']}
      title="Payments by year"
    />
  ),
  'chart: timeline': (
    <Timeline
      days={[{ state: 'past' }, { state: 'today' }, { state: 'off' }, { state: 'open' }]}
      ends={['Received Friday', 'Cancel by Monday']}
      label="Today is day 2; 1 business day is left"
      off="Sunday doesn’t count."
      table={table}
      title="Three business days to cancel"
      today="Today"
    />
  ),
  'chart: bars of parts': (
    <PartsBars
      marks={[
        ['1', 'rewards'],
        ['3', 'fees'],
      ]}
      rows={[
        {
          id: 'kitchen',
          name: 'Kitchen Card',
          label: 'Kitchen Card: $856 in three years',
          parts: [
            { tone: '1', value: 1_046_00 },
            { tone: '3', value: -190_00 },
          ],
          total: '$856',
        },
      ]}
      scale={chooseScale([-190_00, 1_046_00], 'Bar')}
      table={table}
      ticks={[]}
      title="What each card is worth"
    />
  ),
  'chart: map of squares': (
    <TileMap
      counts={
        new Map([
          ['OH', 12],
          ['CA', 3],
        ])
      }
      label="Where they are: Ohio 12, California 3"
      table={{
        summary: 'Schools by state',
        columns: ['State', 'Schools'],
        rows: [
          ['Ohio', '12'],
          ['California', '3'],
        ],
      }}
      title="Where they are"
    />
  ),
  'chart: pairs of dots': (
    <DotLines
      label="Printed answers and ours"
      rows={[
        {
          id: '1',
          name: 'Example 1',
          label: 'Printed $12,345, ours the same',
          known: 1_234_500,
          ours: 1_234_500,
          text: 'Same',
        },
        {
          id: '2',
          name: 'Example 2',
          label: 'Printed $13,000, ours $14,000',
          known: 1_300_000,
          ours: 1_400_000,
          text: 'Differs',
        },
      ]}
      scale={scale}
      ticks={formatMoneyTicks(scale.ticks)}
    />
  ),
  'chart: line of steps': (
    <SteppedLine
      label="From $12,345 (2025–26) to $14,000 (2026–27)"
      scale={scale}
      steps={[
        { name: '2025–26', value: 1_234_500, text: '$12,345' },
        { name: '2026–27', value: 1_400_000, text: '$14,000' },
      ]}
      ticks={formatMoneyTicks(scale.ticks)}
      title="The largest amount of each year"
    />
  ),
  'chart: lines with numbered places': (
    <LineChart
      here={{ x: 1_300_000, text: '$13,000' }}
      label="A rises from $12,345 to $14,000, B falls"
      lines={[
        {
          name: 'A',
          tone: '1',
          points: [
            { x: 1_234_500, y: 1_234_500 },
            { x: 1_400_000, y: 1_400_000 },
          ],
        },
        {
          name: 'B',
          tone: '3',
          points: [
            { x: 1_234_500, y: 1_380_000 },
            { x: 1_400_000, y: 1_250_000 },
          ],
        },
      ]}
      signs={[1_300_000, 1_302_000]}
      x={scale}
      xTicks={formatMoneyTicks(scale.ticks)}
      y={scale}
      yTicks={formatMoneyTicks(scale.ticks)}
    />
  ),
  'chart: score in coins': <ScoreCoins score={3.3} />,
  'chart: meter': <Meter band={{ from: 0.5, to: 0.8 }} label="300 of 500 words" share={0.6} />,
  checkbox: <Checkbox id="agree" name="agree" label="I agree" />,
  'checkbox with error': <Checkbox id="agree" name="agree" label="I agree" error="Please check this" />,
  chips: (
    <Chips>
      <Chip>Sample</Chip>
      <Chip tone="good">You qualify</Chip>
      <Chip tone="warn">Can’t tell: income</Chip>
      <Chip tone="bad">Closed</Chip>
      <Chip tone="accent">New</Chip>
    </Chips>
  ),
  'choice cards': (
    <ChoiceCards id="credit" name="credit" legend={<h1>How good is your credit?</h1>} choices={choices} />
  ),
  'choice cards with hint, error and choice': (
    <ChoiceCards
      id="credit"
      name="credit"
      legend="How good is your credit?"
      hint="A guess is fine."
      error="Please choose one"
      choices={choices}
      defaultValue="unknown"
    />
  ),
  'steps down': <StepsDown label="A year costs $30,000. Grants leave $10,000 to find." steps={steps} />,
  'steps down, with a drawing': (
    <StepsDown
      crown={<circle r="20" />}
      label="A year costs $30,000. Grants leave $10,000 to find."
      steps={steps}
    />
  ),
  details: (
    <Details summary="Does it cost anything?" name="faq">
      <p>No.</p>
    </Details>
  ),
  'details, plain and open': (
    <Details summary="More" look="plain" open>
      <p>More.</p>
    </Details>
  ),
  'error summary': (
    <ErrorSummary
      problems={[{ field: 'email', message: 'Please enter email address' }, { message: 'Try again' }]}
    />
  ),
  illustrations: (
    <>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
      <Illustration name="open-calendar" size={160} />
    </>
  ),
  marks: (
    <>
      <LetterTile id="quillmere-bank" name="Quillmere Bank" />
      <CardFace id="kitchen-card" issuerId="larkspur-hollow" issuer="Larkspur Hollow Bank" />
      <DateTile day="2026-12-12" today="2026-11-23" undated="Rolling" />
      <DateTile day="2026-11-24" today="2026-11-23" undated="Rolling" />
      <DateTile day={null} today="2026-11-23" undated="Rolling" />
    </>
  ),
  menu: (
    <Menu
      name="mode"
      label="Appearance"
      value="dark"
      choices={[
        { value: 'light', label: 'Light', icon: 'sun' },
        { value: 'dark', label: 'Dark', icon: 'moon' },
      ]}
    >
      <span aria-hidden="true">M</span>
    </Menu>
  ),
  'modal, closed': (
    <Modal open={false} onClose={nothing} title="Help">
      <p>Words</p>
    </Modal>
  ),
  'modal, open': (
    <Modal open onClose={nothing} title="Help">
      <p>Words</p>
    </Modal>
  ),
  notes: (
    <>
      <Note>Plain</Note>
      <Note tone="good">Good</Note>
      <Note tone="warn" size="small">
        Warn
      </Note>
      <Note tone="bad">Bad</Note>
    </>
  ),
  page: (
    <Section surface="deep" space="page">
      <Container width="question">
        <Stack>
          <Grid>Words</Grid>
        </Stack>
      </Container>
    </Section>
  ),
  'password field': (
    <PasswordField id="password" name="password" label="Password" autoComplete="new-password" />
  ),
  'password field with error': (
    <PasswordField id="password" name="password" label="Password" error="Passwords don't match" />
  ),
  'select field': (
    <SelectField
      id="month"
      name="month"
      label="Month"
      options={[
        { value: '05', label: 'May' },
        { value: '12', label: 'December' },
      ]}
      defaultValue="12"
    />
  ),
  'text field': <TextField id="city" name="city" label="City" />,
  'text field with everything': (
    <TextField
      id="amount"
      name="amount"
      label="Amount"
      hint="For this year"
      error="Please enter an amount"
      startText="$"
      inputMode="decimal"
      defaultValue="10,000"
    />
  ),
  toasts: <ToastRegion />,
  tooltip: <Tooltip text="A look that other lenders do not see.">soft pull</Tooltip>,
}
