import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandFrame } from '#app/islands/island-frame.tsx'
import { createPageStore } from '#app/shell/page-store.ts'
import AidFile from './aid-file.island.tsx'
import { AidFileResult, type AidFileResultProps } from './aid-file-result.tsx'
import { makeFiledLoan } from './filed-loan.fixture.ts'
import { monthsOfAll } from './loan-fields.ts'
import { currentLoansText } from './messages.ts'

const settings = {
  siteName: 'Bursar',
  siteUrl: 'https://site.test',
  apiUrl: '/api',
  schoolsApiUrl: '/api',
  supportTimeZoneName: 'Eastern Time',
}

function serverHtml() {
  return renderToString(
    <IslandFrame settings={settings} store={createPageStore(settings)}>
      <AidFile asksMonths formId="loans" />
    </IslandFrame>,
  )
}

function words(props: Partial<AidFileResultProps>) {
  const html = renderToStaticMarkup(
    <AidFileResult
      closed={0}
      loans={[makeFiledLoan()]}
      rows={[1]}
      unread={[]}
      withoutMonths={0}
      {...props}
    />,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('without script the whole part is hidden, and its file field is never sent with a form', () => {
  const html = serverHtml()
  expect(html).toMatch(/^<section[^>]* data-needs-script="true"/)
  const [input] = /<input[^>]*type="file"[^>]*>/.exec(html) ?? []
  expect(input).toContain('hidden=""')
  expect(input).not.toContain(' name=')
})

test('it says before the file is chosen that nothing is sent, and where the file is', () => {
  const html = serverHtml()
  expect(html).toContain(currentLoansText.privacy)
  expect(html).toContain('href="https://studentaid.gov/aid-summary/loans"')
  expect(html).toContain('November 23, 2026')
})

test('it sums what is owed by kind, and in all', () => {
  const loans = [
    makeFiledLoan({ principalCents: 100_00, interestCents: 5 }),
    makeFiledLoan({ principalCents: 200_00, interestCents: 0 }),
    makeFiledLoan({ kind: 'grad_plus', principalCents: 50_00, interestCents: 0 }),
  ]
  const said = words({ loans, rows: [1, 2, 3] })
  expect(said).toContain('Direct Unsubsidized 2 $300.05')
  expect(said).toContain('Grad PLUS 1 $50.00')
  expect(said).toContain('Total 3 $350.05')
})

test('a loan without a balance is not summed as 0 in silence', () => {
  const unknown = makeFiledLoan({ kind: 'perkins', interestCents: undefined })
  const said = words({ loans: [makeFiledLoan(), unknown], rows: [1, 2] })
  expect(said).toContain('Perkins 1 Not given')
  expect(said).toContain('Total 2 $21,989.00')
  expect(said).toContain(currentLoansText.withoutBalance(1))
})

test('it asks for what the file leaves open, by the number of the row', () => {
  const loan = makeFiledLoan({
    kind: undefined,
    typeName: 'DIRECT CONSOLIDATED UNSUBSIDIZED',
    ratePercent: undefined,
  })
  const said = words({ loans: [makeFiledLoan(), loan], rows: [1, 4] })
  expect(said).toContain('Loan 4: choose its loan type (the file calls it “DIRECT CONSOLIDATED UNSUBSIDIZED”')
  expect(said).toContain('Parent PLUS')
  expect(said).toContain('enter its interest rate')
  expect(said).not.toContain('Loan 1:')
})

test('it says what had no room, what was left out and what could not be read', () => {
  const said = words({
    loans: [makeFiledLoan(), makeFiledLoan()],
    closed: 3,
    unread: [{ line: 41, label: 'Loan Interest Rate' }],
  })
  expect(said).toContain(currentLoansText.noRoom(1))
  expect(said).toContain(currentLoansText.closed(3))
  expect(said).toContain('1 line of the file: 41 (Loan Interest Rate).')
})

test('months that the file does not say are asked once, and those counted from it are to be checked', () => {
  const two = { loans: [makeFiledLoan(), makeFiledLoan()], rows: [1, 2] }
  const html = renderToStaticMarkup(<AidFileResult closed={0} unread={[]} {...two} withoutMonths={1} />)
  expect(html).toContain(`<a href="#${monthsOfAll}">${currentLoansText.months(1, 2)}</a>`)
  expect(html).toContain(currentLoansText.monthsCounted)
  expect(words({ ...two, withoutMonths: 2 })).not.toContain(currentLoansText.monthsCounted)
  expect(words({ ...two, withoutMonths: null })).not.toContain('Months left')
})
