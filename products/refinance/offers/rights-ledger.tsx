import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { FieldGroup, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { formatDollars } from '#domain/money.ts'
import type { PricedRight } from '#domain/refinance/priced-right.ts'
import { federalRightCodes, federalRights } from '#domain/refinance/rights.ts'
import { listEntries } from '#kit/loan-offers/settings/offers-address.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Ledger } from './ledger.ts'
import { nameLoan } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'
import { rightsText } from './rights-messages.ts'
import { type ScenarioName, scenarioChoices, scenarioNames } from './scenario.ts'
import { UnansweredFacts } from './unanswered-facts.tsx'

/** The federal rights that refinancing would end, priced for the visitor's scenario, and the scenario itself. */
export function RightsLedger({ view, ledger }: { view: RefinanceView; ledger: Ledger }) {
  const { priced } = ledger
  const held = federalRightCodes.filter((right) => ledger.loans.some(({ rights }) => rights.includes(right)))
  return (
    <Part id="rights" title={rightsText.title}>
      <p>{priced ? `${rightsText.intro} ${rightsText.introPriced}` : rightsText.intro}</p>
      <p>
        <strong>{formatSaving(ledger, view)}</strong>
      </p>
      <ScenarioForm view={view} />
      <FactTable
        caption={priced ? rightsText.caption(view.scenario) : rightsText.captionUnpriced}
        columns={[
          { label: rightsText.columns.right },
          ...(priced
            ? [
                { label: rightsText.columns.cost, isNumber: true },
                { label: rightsText.columns.cash, isNumber: true },
              ]
            : []),
        ]}
        rows={held.map((right) => ({
          key: right,
          cells: [
            <div key="right">
              {rightsText.rights[right].name}
              <SmallPrint>
                {rightsText.rights[right].text} {right === 'pause' ? formatLenderPause(ledger) : null}
              </SmallPrint>
            </div>,
            ...(priced
              ? formatPrice(
                  priced.rights.find((one) => one.right === right),
                  view,
                  ledger,
                )
              : []),
          ],
        }))}
      />
      {priced ? (
        <SmallPrint>
          {rightsText.separate} {formatPerson(ledger)}
        </SmallPrint>
      ) : null}
      <Details look="line" summary={<h3>{rightsText.loans}</h3>}>
        <PointList>
          {ledger.loans.map(({ loan, rights }) => (
            <li key={loan.id}>
              <strong>{nameLoan(loan)}:</strong>{' '}
              {rights.map((right) => rightsText.rights[right].name).join('; ')}.
            </li>
          ))}
        </PointList>
      </Details>
      <Details look="line" summary={<h3>{rightsText.source}</h3>}>
        <PointList>
          {held.map((right) => (
            <li key={right}>
              {rightsText.rights[right].name}. <SourceLine source={federalRights[right]} />
            </li>
          ))}
        </PointList>
      </Details>
    </Part>
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
      id={name}
      key={name}
      label={rightsText.labels[name]}
      name={name}
      options={scenarioChoices[name].map((value) => ({ value, label: nameChoice(name, value) }))}
    />
  )
  return (
    <Card data-print="no" padding="small">
      <GroupedForm action={paths.offers} method="get">
        {carried.map(([name, value]) => (
          <input key={`${name}-${value}`} name={name} type="hidden" value={value} />
        ))}
        {choose('rights')}
        <Details look="plain" summary={rightsText.scenarioTitle}>
          <FieldGroup title={rightsText.scenario}>
            {scenarioNames.filter((name) => name !== 'rights').map(choose)}
          </FieldGroup>
        </Details>
        <Button fitContent size="small" type="submit" variant="white">
          {rightsText.apply}
        </Button>
      </GroupedForm>
    </Card>
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
