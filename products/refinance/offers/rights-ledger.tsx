import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { FieldGroup, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { formatDollars } from '#domain/money.ts'
import type { PricedRight } from '#domain/refinance/priced-right.ts'
import { type FederalRight, federalRightCodes, federalRights } from '#domain/refinance/rights.ts'
import { listEntries } from '#kit/loan-offers/settings/offers-address.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Ledger } from './ledger.ts'
import styles from './offers.module.css'
import { nameLoan } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'
import { RightsTiles } from './rights-tiles.tsx'
import { type ScenarioName, scenarioChoices, scenarioNames } from './scenario.ts'
import { UnansweredFacts } from './unanswered-facts.tsx'

/** The federal rights that refinancing would end, what they are worth in the visitor's scenario, and the scenario itself. */
export function RightsLedger({ view, ledger }: LedgerProps) {
  return (
    <div data-live-part id="federal-rights">
      <section aria-labelledby="rights" className={styles.ledger}>
        <div className={styles.decision}>
          <div>
            <h2 id="rights">{rightsText.title}</h2>
            <p>{formatSaving(ledger, view)}</p>
          </div>
          <ScenarioForm view={view} />
        </div>
        <Details isForPhones look="plain" summary={rightsText.tiles(listHeld(ledger).length)}>
          <RightsTiles held={listHeld(ledger)} ledger={ledger} view={view} />
        </Details>
      </section>
    </div>
  )
}

interface LedgerProps {
  view: RefinanceView
  ledger: Ledger
}

/** What each right is worth, which loan has it, and the law. */
export function RightsDetails({ view, ledger }: LedgerProps) {
  const { priced } = ledger
  const held = listHeld(ledger)
  return (
    <Details id="rights-worth" look="line" summary={<h3>{rightsText.details}</h3>}>
      <p>{priced ? `${rightsText.intro} ${rightsText.introPriced}` : rightsText.intro}</p>
      <PriceTable held={held} ledger={ledger} view={view} />
      {priced ? (
        <SmallPrint>
          {rightsText.separate} {formatPerson(ledger)}
        </SmallPrint>
      ) : null}
      <h4>{rightsText.loans}</h4>
      <PointList>
        {ledger.loans.map(({ loan, rights }) => (
          <li key={loan.id}>
            <strong>{nameLoan(loan)}:</strong>{' '}
            {rights.map((right) => rightsText.rights[right].name).join('; ')}.
          </li>
        ))}
      </PointList>
      <h4>{rightsText.source}</h4>
      <PointList>
        {held.map((right) => (
          <li key={right}>
            {rightsText.rights[right].name}. <SourceLine source={federalRights[right]} />
          </li>
        ))}
      </PointList>
    </Details>
  )
}

/** The rights that any of the loans has, in the order of the law. */
function listHeld({ loans }: Ledger): FederalRight[] {
  return federalRightCodes.filter((right) => loans.some(({ rights }) => rights.includes(right)))
}

interface PriceTableProps {
  held: readonly FederalRight[]
  ledger: Ledger
  view: RefinanceView
}

/** What each right says and what it is worth: for good, and in the meantime. */
function PriceTable({ held, ledger, view }: PriceTableProps) {
  const { priced } = ledger
  const { right, cost, cash } = rightsText.columns
  return (
    <FactTable
      caption={priced ? rightsText.caption(view.scenario) : rightsText.captionUnpriced}
      columns={[
        { label: right },
        ...(priced ? [cost, cash].map((label) => ({ label, isNumber: true })) : []),
      ]}
      rows={held.map((code) => ({
        key: code,
        cells: [
          <div key="right">
            {rightsText.rights[code].name}
            <SmallPrint>
              {rightsText.rights[code].text} {code === 'pause' ? formatLenderPause(ledger) : null}
            </SmallPrint>
          </div>,
          ...(priced
            ? formatPrice(
                priced.rights.find((one) => one.right === code),
                view,
                ledger,
              )
            : []),
        ],
      }))}
    />
  )
}

function formatSaving({ priced }: Ledger, { hasLenders }: RefinanceView): string {
  if (!priced) return hasLenders ? rightsText.noOffer : rightsText.noLenders
  const { savedCents } = priced.against
  const { offer, lowestEnd } = priced.offer
  const end = lowestEnd === 'no' ? 'highest' : 'lowest'
  const words = savedCents >= 0 ? rightsText.saving : rightsText.costsMore
  const saving = words(formatDollars(Math.abs(savedCents)), offer.lenderName, end)
  return lowestEnd === 'no' ? `${saving} ${rightsText.ruledOut}` : saving
}

/** Says whom the rights are priced for, once everything that decides their price is known. */
function formatPerson({ debt: { borrower, unanswered }, priced }: Ledger): string | null {
  if (!priced || unanswered.length > 0) return null
  const { agiCents, familySize, countedMonths, publicServiceMonths } = borrower
  return rightsText.pricedFor({
    income: formatDollars(agiCents),
    people: familySize,
    counted: countedMonths,
    service: publicServiceMonths,
  })
}

function formatLenderPause({ priced }: Ledger): string | null {
  if (!priced) return null
  const { lenderName, hardshipMonths } = priced.offer.offer
  return rightsText.lenderPause(lenderName, hardshipMonths)
}

/** Returns the two cells of a right's price. */
function formatPrice(
  right: PricedRight | undefined,
  view: RefinanceView,
  { debt: { borrower } }: Ledger,
): [ReactNode, string] {
  if (!right) return [rightsText.none, rightsText.none]
  const { costCents, cashFlowCents, isInSaving, notPriced, unanswered } = right
  const cost = costCents === null ? rightsText.none : formatDollars(costCents)
  const cash = cashFlowCents === null ? rightsText.none : formatDollars(cashFlowCents)
  switch (notPriced) {
    case null:
      return [isInSaving ? `${cost}, ${rightsText.inSaving}` : cost, cash]
    case 'untold':
      return [
        <UnansweredFacts facts={unanswered} key="untold" label={rightsText.unanswered} view={view} />,
        cash,
      ]
    case 'nothing_forgiven': {
      const isService = right.right === 'public_service'
      const { countedMonths, publicServiceMonths = 0 } = borrower
      return [rightsText.nothingForgiven(isService ? publicServiceMonths : countedMonths), cash]
    }
    default:
      return [rightsText.notPriced[notPriced], cash]
  }
}

/** The scenario as a form whose result is the address, so that it works without script and can be saved. */
function ScenarioForm({ view: { list, scenario } }: { view: RefinanceView }) {
  const carried = listEntries({ ...list, situation: { shareableAnswers: [] } })
  const choose = (name: ScenarioName) => (
    <SelectField
      defaultValue={scenario[name]}
      id={`scenario-${name}`}
      key={name}
      label={rightsText.labels[name]}
      name={name}
      options={scenarioChoices[name].map((value) => ({ value, label: nameChoice(name, value) }))}
    />
  )
  return (
    <form action={paths.offers} className={styles.scenario} data-print="no" method="get">
      {carried.map(([name, value]) => (
        <input key={`${name}-${value}`} name={name} type="hidden" value={value} />
      ))}
      {choose('rights')}
      <Button fitContent type="submit" variant="white">
        {rightsText.apply}
      </Button>
      <Details look="plain" summary={rightsText.scenarioTitle}>
        <FieldGroup title={rightsText.scenario}>
          {scenarioNames.filter((name) => name !== 'rights').map(choose)}
        </FieldGroup>
      </Details>
    </form>
  )
}

function nameChoice(name: ScenarioName, value: string): string {
  if (value === 'none' && name === 'loss') return rightsText.noLoss
  if (name === 'rights' || name === 'earning') {
    const names: Readonly<Record<string, string>> = rightsText.choices[name]
    return names[value] ?? value
  }
  return name === 'discount' ? rightsText.percent(value) : rightsText.months(Number(value))
}
