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
import { rightsMessages as said } from './rights-messages.ts'
import { type ScenarioName, scenarioChoices, scenarioNames } from './scenario.ts'
import { Untold } from './untold.tsx'

/** The federal rights that refinancing would end, priced for the visitor's scenario, and the scenario itself. */
export function RightsLedger({ view, ledger }: { view: RefinanceView; ledger: Ledger }) {
  const { priced } = ledger
  const held = federalRightCodes.filter((right) => ledger.loans.some(({ rights }) => rights.includes(right)))
  return (
    <Part id="rights" title={said.title}>
      <p>{priced ? `${said.intro} ${said.introPriced}` : said.intro}</p>
      <p>
        <strong>{saySaving(ledger, view)}</strong>
      </p>
      <ScenarioForm view={view} />
      <FactTable
        caption={priced ? said.caption(view.scenario) : said.captionUnpriced}
        columns={[
          { label: said.columns.right },
          ...(priced
            ? [
                { label: said.columns.cost, isNumber: true },
                { label: said.columns.cash, isNumber: true },
              ]
            : []),
        ]}
        rows={held.map((right) => ({
          key: right,
          cells: [
            <div key="right">
              {said.rights[right].name}
              <SmallPrint>
                {said.rights[right].text} {right === 'pause' ? sayLenderPause(ledger) : null}
              </SmallPrint>
            </div>,
            ...(priced
              ? sayPrice(
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
          {said.separate} {sayPerson(ledger)}
        </SmallPrint>
      ) : null}
      <Details look="line" summary={<h3>{said.loans}</h3>}>
        <PointList>
          {ledger.loans.map(({ loan, rights }) => (
            <li key={loan.id}>
              <strong>{nameLoan(loan)}:</strong> {rights.map((right) => said.rights[right].name).join('; ')}.
            </li>
          ))}
        </PointList>
      </Details>
      <Details look="line" summary={<h3>{said.source}</h3>}>
        <PointList>
          {held.map((right) => (
            <li key={right}>
              {said.rights[right].name}. <SourceLine source={federalRights[right]} />
            </li>
          ))}
        </PointList>
      </Details>
    </Part>
  )
}

function saySaving({ priced }: Ledger, { hasLenders }: RefinanceView): string {
  if (!priced) return hasLenders ? said.noOffer : said.noLenders
  const { savedCents } = priced.against
  const { offer, lowestEnd } = priced.offer
  const end = lowestEnd === 'no' ? 'highest' : 'lowest'
  const words = savedCents >= 0 ? said.saving : said.costsMore
  const saving = words(formatDollars(Math.abs(savedCents)), offer.lenderName, end)
  return lowestEnd === 'no' ? `${saving} ${said.ruledOut}` : saving
}

/** Says whom the rights are priced for, once everything that decides their price is told. */
function sayPerson({ debt: { borrower, untold }, priced }: Ledger): string | null {
  if (!priced || untold.length > 0) return null
  const { agiCents, familySize, countedMonths, publicServiceMonths } = borrower
  return said.pricedFor({
    income: formatDollars(agiCents),
    people: familySize,
    counted: countedMonths,
    service: publicServiceMonths,
  })
}

function sayLenderPause({ priced }: Ledger): string | null {
  if (!priced) return null
  const { lenderName, hardshipMonths } = priced.offer.offer
  return said.lenderPause(lenderName, hardshipMonths)
}

/** Returns the two cells of a right's price. */
function sayPrice(
  right: PricedRight | undefined,
  view: RefinanceView,
  { debt: { borrower } }: Ledger,
): [ReactNode, string] {
  if (!right) return [said.none, said.none]
  const { costCents, cashFlowCents, isInSaving, notPriced, untold } = right
  const cost = costCents === null ? said.none : formatDollars(costCents)
  const cash = cashFlowCents === null ? said.none : formatDollars(cashFlowCents)
  switch (notPriced) {
    case null:
      return [isInSaving ? `${cost}, ${said.inSaving}` : cost, cash]
    case 'untold':
      return [<Untold facts={untold} key="untold" label={said.untold} view={view} />, cash]
    case 'nothing_forgiven': {
      const isService = right.right === 'public_service'
      const { countedMonths, publicServiceMonths = 0 } = borrower
      return [said.nothingForgiven(isService ? publicServiceMonths : countedMonths), cash]
    }
    default:
      return [said.notPriced[notPriced], cash]
  }
}

/** The scenario as a form whose result is the address, so that it works without script and can be kept. */
function ScenarioForm({ view: { list, scenario } }: { view: RefinanceView }) {
  const carried = listEntries({ ...list, situation: { bands: [] } })
  const choose = (name: ScenarioName) => (
    <SelectField
      defaultValue={scenario[name]}
      id={name}
      key={name}
      label={said.labels[name]}
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
        <Details look="plain" summary={said.scenarioTitle}>
          <FieldGroup title={said.scenario}>
            {scenarioNames.filter((name) => name !== 'rights').map(choose)}
          </FieldGroup>
        </Details>
        <Button fitContent size="small" type="submit" variant="white">
          {said.apply}
        </Button>
      </GroupedForm>
    </Card>
  )
}

function nameChoice(name: ScenarioName, value: string): string {
  if (value === 'none' && name === 'loss') return said.noLoss
  if (name === 'rights' || name === 'earning') {
    const names: Readonly<Record<string, string>> = said.choices[name]
    return names[value] ?? value
  }
  return name === 'discount' ? said.percent(value) : said.months(Number(value))
}
