import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { getEnrollmentIntensity, halfTimePercent } from '#domain/aid/enrollment-intensity.ts'
import { pellRules } from '#domain/aid/pell-amount.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './estimate.module.css'
import type { EstimateFacts } from './estimate-facts.ts'
import type { EstimateResult } from './estimate-result.ts'
import { dollars, estimateText, lineNames, sayFrom } from './messages.ts'
import { SourcesLink } from './sources-link.tsx'
import { TraceTable } from './trace-table.tsx'
import { WhatIfChart } from './what-if-chart.tsx'

interface ResultsProps {
  result: EstimateResult
  facts: EstimateFacts
}

/** How the estimate comes about, and what would change it. */
export function Results({ result, facts }: ResultsProps) {
  return (
    <>
      {result.answers.isGraduate ? null : <PellPart facts={facts} result={result} />}
      <LoansPart facts={facts} result={result} />
      <Part id="what-if" title={estimateText.whatIfTitle}>
        {result.whatIf ? (
          <WhatIfChart hasGrant={!result.answers.isGraduate} whatIf={result.whatIf} />
        ) : (
          <p>{estimateText.whatIfNone}</p>
        )}
      </Part>
      <TraceTable facts={facts} result={result} />
    </>
  )
}

function PellPart({ result, facts }: ResultsProps) {
  const { answers, grant, index, pell, pellYear, tables, tests, loads } = result
  const reason =
    index.maximumPell === 'no return required'
      ? estimateText.noReturn
      : answers.hasSpecialRule && grant.reason === 'maximum' && !index.maximumPell
        ? estimateText.specialRule
        : estimateText.reasons[grant.reason]
  return (
    <Part id="pell" title={estimateText.pellTitle}>
      <p>
        <strong>{reason}</strong>{' '}
        {estimateText.figures(dollars(pell.maximum), dollars(pell.minimum), pellYear)}
      </p>
      <p>
        {pell.noneFromIndex === undefined
          ? estimateText.noBar
          : estimateText.bar(pell.noneFromIndex.toLocaleString('en-US'), pellYear)}
      </p>
      {tests ? (
        <FactTable
          caption={estimateText.pellTests(
            tests.familySize,
            estimateText.regions[tests.region],
            tables.povertyYear,
          )}
          columns={estimateText.testColumns.map((label, at) => ({ label, isNumber: at > 0 && at < 3 }))}
          rows={(
            [
              ['maximum', estimateText.testMaximum],
              ['minimum', estimateText.testMinimum],
            ] as const
          ).map(([key, name]) => {
            const { guideline, limit, percent, income, isMet } = tests[key]
            return {
              key,
              cells: [
                name,
                estimateText.limit(percent, dollars(guideline), dollars(limit)),
                dollars(income),
                isMet
                  ? estimateText.yes
                  : key === 'maximum' && income <= 0
                    ? estimateText.maximumNeedsIncome
                    : estimateText.no,
              ],
            }
          })}
        />
      ) : null}
      <FactTable
        caption={estimateText.pellLines}
        columns={estimateText.traceColumns.map((label, at) => ({ label, isNumber: at === 1 }))}
        rows={grant.lines.map((line) => ({
          key: line.line,
          cells: [lineNames[line.line], dollars(line.amount), sayFrom(line), pellRules[line.rule]],
        }))}
      />
      <FactTable
        caption={estimateText.loads}
        columns={estimateText.loadColumns.map((label, at) => ({ label, isNumber: at > 0 }))}
        rows={loads.map(({ credits, percent, annual }) => ({
          key: String(credits),
          cells: [estimateText.load(credits, percent), dollars(annual)],
        }))}
      />
      <p className={styles.soft}>
        {estimateText.intensity} {facts.rules[pellYear].pell}.{' '}
        {facts.rules[answers.inputs.awardYear].povertyYear}. <SourcesLink year={answers.inputs.awardYear} />
      </p>
    </Part>
  )
}

function LoansPart({ result: { answers }, facts: { loans } }: ResultsProps) {
  const isIndependent = answers.inputs.parents === undefined
  const limit = loans.limits[isIndependent ? 'independent' : 'dependent'][answers.studyYear]
  const text = answers.isGraduate
    ? estimateText.loansGraduate
    : getEnrollmentIntensity(answers.credits) < halfTimePercent
      ? estimateText.loansBelowHalf
      : estimateText.loans(
          loans.awardYear,
          formatDollars(limit.yearlyCents),
          formatDollars(limit.subsidizedCents),
          isIndependent,
        )
  return (
    <Part id="loans" title={estimateText.loansTitle}>
      <p>{text}</p>
      <p className={styles.soft}>
        {loans.rule}. <SourcesLink year={answers.inputs.awardYear} />
      </p>
    </Part>
  )
}
