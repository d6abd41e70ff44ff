import { href } from 'react-router'
import { formatPeriod, formatWholeDollars, toRange } from '#app/features/schools/costs/format-figure.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { needAnalysisSources } from '#domain/award-years/need-analysis-sources.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { fullCostDollars, incomeBands, netPriceBreaks, pellBars } from '#domain/school-costs/aid-breaks.ts'
import type { SchoolCosts } from '#domain/school-costs/school-figures.ts'
import { FiguresTable } from './figures-table.tsx'
import { BandFigures, CompletionFigures, DebtFigures, PriceFigures } from './school-charts.tsx'
import { schoolText } from './school-page-text.ts'

const parts = ['price', 'bands', 'aid', 'debt', 'completion', 'breaks', 'sources'] as const

/** The parts of the page, for its table of contents. */
export const schoolParts = parts.map((id) => ({ id, text: schoolText[id].title }))

interface SchoolPartsProps {
  costs: SchoolCosts
  unitid: string
  /** The school's page at the publisher. */
  navigator: string
}

export function SchoolParts({ costs, navigator, unitid }: SchoolPartsProps) {
  const { price, bands, aid, debt, completion, sources } = schoolText
  const hasBands = incomeBands.some(({ figure }) => costs[figure])
  const hasDebt = [costs.medianDebt, costs.earnings6, costs.earnings10].some((figure) => figure)
  return (
    <>
      <Part id="price" title={price.title}>
        <p>{price.intro}</p>
        <PriceFigures costs={costs} />
      </Part>
      <Part id="bands" title={bands.title}>
        <p>{hasBands ? bands.intro : bands.none}</p>
        {hasBands ? <BandFigures costs={costs} /> : <a href={navigator}>{bands.navigator}</a>}
      </Part>
      <Part id="aid" title={aid.title}>
        <p>{aid.intro}</p>
        <FiguresTable
          caption={aid.title}
          costs={costs}
          figures={[
            'pellShare',
            'grantShare',
            'averageGrant',
            'averageSchoolGrant',
            'loanShare',
            'averageLoan',
          ]}
        />
      </Part>
      <Part id="debt" title={debt.title}>
        <p>{hasDebt ? debt.intro : debt.none}</p>
        {hasDebt ? <DebtFigures costs={costs} /> : null}
      </Part>
      <Part id="completion" title={completion.title}>
        <p>{costs.completion ? completion.intro : completion.none}</p>
        <CompletionFigures costs={costs} />
      </Part>
      <Breaks costs={costs} unitid={unitid} />
      <Part id="sources" title={sources.title}>
        <p>{sources.text}</p>
        <p>
          <a href={navigator}>{bands.navigator}</a>
        </p>
      </Part>
    </>
  )
}

const needAnalysis = needAnalysisTables['2026–27']
const { contribution } = needAnalysis

/** The points at which aid changes a lot: by income at this school, and by law everywhere. */
function Breaks({ costs, unitid }: Pick<SchoolPartsProps, 'costs' | 'unitid'>) {
  const { breaks } = schoolText
  const year = pellBars.awardYear
  const found = netPriceBreaks(costs)
  const jumps = found.filter(({ change }) => change !== 0)
  const cost = fullCostDollars(costs)
  return (
    <Part id="breaks" title={breaks.title}>
      <p>{breaks.intro}</p>
      <PointList>
        {found.length === 0 ? <li>{breaks.noBands}</li> : null}
        {found.length > 0 && jumps.length === 0 ? <li>{breaks.even}</li> : null}
        {jumps.map(({ incomeDollars, change }) => (
          <li key={incomeDollars}>
            {(change > 0 ? breaks.up : breaks.down)(
              formatWholeDollars(incomeDollars),
              formatWholeDollars(Math.abs(change)),
            )}
          </li>
        ))}
        <li>{breaks.index(year, pellBars.noneFromStudentAidIndex.toLocaleString('en-US'))}</li>
        <li>
          {breaks.schedule(
            contribution.brackets.map(({ percent }) => percent),
            needAnalysis.awardYear,
          )}{' '}
          <a href={`${href('/fafsa/estimate')}#what-if`}>{breaks.whatIf}</a>
        </li>
        <li>
          {breaks.covered(year)}{' '}
          {cost && costs.tuitionInState
            ? breaks.coveredHere(
                toRange([cost.lowest, cost.highest]),
                formatPeriod(costs.tuitionInState.period),
              )
            : null}
        </li>
      </PointList>
      <p>
        <a href={href('/fafsa/estimate')}>{breaks.estimate}</a>
      </p>
      <p>
        <a href={`${href('/scholarships/net-value')}?school=${unitid}`}>{breaks.scholarship}</a>
      </p>
      {jumps.length > 0 ? <p>{breaks.bandsAre}</p> : null}
      <Details look="plain" summary={breaks.rules}>
        <SourceLine source={needAnalysisSources[needAnalysis.awardYear].contribution} />
        <SourceLine source={pellBars.indexSource} />
        <SourceLine source={pellBars.coveredSource} />
      </Details>
    </Part>
  )
}
