import { href } from 'react-router'
import { toCompareAddress } from '#app/features/schools/compare/compared-schools.ts'
import { formatFigure, formatPeriod, toRange } from '#app/features/schools/costs/format-figure.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { pricesBeforeAid } from '#domain/school-costs/price-before-aid.ts'
import type { SchoolCosts } from '#domain/school-costs/school-figures.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { schoolText } from './school-page-text.ts'

interface SchoolAnswerProps {
  school: SchoolOption
  costs: SchoolCosts
  isPublic: boolean
}

/** The one amount of the page, what it is of, and the ways on. */
export function SchoolAnswer({ school, costs, isPublic }: SchoolAnswerProps) {
  const { answer, notPublished } = schoolText
  const { netPrice } = costs
  const prices = pricesBeforeAid(costs).map(({ dollars }) => dollars)
  const before = costs.tuitionInState
  const lines = [
    ...(netPrice
      ? [
          isPublic ? answer.meaningPublic : answer.meaning,
          `${netPrice.source}, ${formatPeriod(netPrice.period)}.`,
        ]
      : [answer.none]),
    ...(before && prices.length > 0 ? [answer.before(toRange(prices), formatPeriod(before.period))] : []),
  ]
  return (
    <AnswerSheet
      actions={
        <>
          {/* Uses POST to keep the school out of the address of the questions. */}
          <form action={href('/student-loans/signup')} method="post">
            <Button fitContent name="school" size="small" type="submit" value={school.opeid}>
              {answer.loans}
            </Button>
          </form>
          <ButtonLink fitContent href={toCompareAddress([school.unitid])} size="small" variant="white">
            {answer.compare}
          </ButtonLink>
        </>
      }
      amount={netPrice ? formatFigure('netPrice', netPrice) : notPublished}
      isVerdict={!netPrice}
      label={answer.label}
      lines={lines}
      title={answer.title}
    />
  )
}
