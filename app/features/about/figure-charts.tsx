import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { type Step, SteppedLine } from '#app/ui/chart/stepped-line.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { largestPellGrants } from '#domain/award-years/pell-grants.ts'
import { formatDollars } from '#domain/money.ts'
import type { Subject } from './figures-by-subject.ts'
import { numbersText } from './numbers-messages.ts'

/** The chart of a subject whose figure has changed from year to year; most subjects have none. */
export function FigureChart({ subject }: { subject: Subject }) {
  if (subject === 'pell') return <PellGrants />
  return subject === 'rates' ? <Rates /> : null
}

function PellGrants() {
  const { name, pell } = awardYear202627
  const steps = [
    ...Object.entries(largestPellGrants).map(([name, { maximumCents }]) => ({ name, value: maximumCents })),
    { name, value: pell.maximumCents },
  ].map((step) => ({ ...step, text: formatDollars(step.value) }))
  return <Chart steps={steps} title={numbersText.pellChart} formatTicks={formatMoneyTicks} />
}

function Rates() {
  const steps = Object.entries(directLoanRates).map(([name, { undergraduatePercent: value }]) => ({
    name,
    value,
    text: `${value.toFixed(2)}%`,
  }))
  return (
    <Chart
      steps={steps}
      title={numbersText.ratesChart}
      formatTicks={(ticks) => ticks.map((tick) => `${tick}%`)}
    />
  )
}

interface ChartProps {
  title: string
  steps: readonly Step[]
  formatTicks: (ticks: readonly number[]) => readonly string[]
}

function Chart({ title, steps, formatTicks }: ChartProps) {
  const scale = chooseScale(
    steps.map(({ value }) => value),
    'Line',
  )
  const say = (step: Step | undefined) => (step ? `${step.text} (${step.name})` : '')
  return (
    <SteppedLine
      label={numbersText.chart(title, say(steps[0]), say(steps.at(-1)))}
      scale={scale}
      steps={steps}
      ticks={formatTicks(scale.ticks)}
      title={title}
    />
  )
}
