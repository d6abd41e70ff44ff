import type { RowSpec } from '#app/ui/compare-table/compare-rows.ts'
import { list, text } from '#app/ui/compare-table/fact.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { CompareWords } from './compare-words.ts'

interface StandingWords<Standing extends string> extends Pick<CompareWords, 'fit'> {
  standing: Readonly<Record<Standing, string>>
}

interface RuleWords<Rule, Change> {
  wants: (rule: Rule) => string
  change: (change: Change) => string
  noChange: string
}

interface Judged<Standing, Rule, Change> {
  standing: Standing
  eligibility: { rules: readonly (Rule & { verdict: Verdict; change: Change | null })[] }
}

/** The rows about whether the visitor can get an item; rules that are not met come with what would meet them. */
export function fitRows<Standing extends string, Rule, Change>(
  { fit, standing }: StandingWords<Standing>,
  { wants, change, noChange }: RuleWords<Rule, Change>,
): RowSpec<Judged<Standing, Rule, Change>>[] {
  type Column = Judged<Standing, Rule, Change>
  const findRules = ({ eligibility }: Column, judged: Verdict) =>
    eligibility.rules.filter(({ verdict }) => verdict === judged)
  return [
    { label: fit.standing, of: (column) => text(standing[column.standing]), isPersonal: true, isKey: true },
    {
      label: fit.refusedBy,
      of: (column) =>
        list(
          findRules(column, 'no').map(
            (rule) => `${wants(rule)}. ${rule.change ? change(rule.change) : noChange}`,
          ),
        ),
      isPersonal: true,
      isKey: true,
    },
    {
      label: fit.unsettled,
      of: (column) => list(findRules(column, 'unknown').map(wants)),
      isPersonal: true,
    },
  ]
}
