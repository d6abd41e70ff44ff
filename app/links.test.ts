import { glob, readFile } from 'node:fs/promises'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// cspell:ignore quasis

/** Functions that return only addresses of this site, or a safe one of the content. */
const builders = new Set([
  ...['href', 'toDocumentPath', 'accountAddress', 'otherFormAddress', 'returnUrl', 'searchAddress'],
  ...['cardsAddress', 'offersAddress', 'compareAddress', 'cosignerAddress'],
  ...['promoTriggerAddress', 'questionAddress', 'questionFromOffers', 'factFromOffers', 'toPageAddress'],
  ...['toSchoolPath', 'toCompareAddress', 'toStateAidPath'],
])

/** All other addresses, each read by a person: where it comes from. */
const reviewed: Record<string, string> = {
  'app/blocks/content-button.tsx way?.href ?? target.href':
    'content, through resolveLink, or the lander’s own path',
  'app/blocks/content-link.tsx target.href': 'content, through resolveLink',
  'app/blocks/people/contact-methods.tsx address': 'content, through contactAddress',
  'app/blocks/posts/page-links.tsx linkTo(each)': 'toPageAddress',
  'app/blocks/products/editor-card-link.tsx target.href': 'content, through resolveLink',
  'app/blocks/rich-text/figure-tip.tsx url': 'a source in domain/award-years',
  'app/features/about/proof-page.tsx url': 'the page’s messages',
  'app/features/account/account-form.island.tsx otherForm': 'otherFormAddress',
  'app/features/account/sign-in-form.tsx otherForm': 'otherFormAddress',
  'app/features/account/sign-up-form.tsx otherForm': 'otherFormAddress',
  'products/credit-cards/marketplace/cards-list.tsx view.path': 'href or toDocumentPath',
  'products/credit-cards/marketplace/filters-form.tsx path': 'href or toDocumentPath',
  'products/credit-cards/marketplace/short-answer.tsx `${pageOf(view, card.id)}#why-${card.id}`':
    'cardsAddress, or a part of the page',
  'products/credit-cards/marketplace/short-answer.tsx youngArticle': 'href',
  "products/scholarships/net-value/net-value-fields.tsx price?.to ?? href('/schools/search')":
    'toSchoolPath, or href',
  'products/fafsa/loan-limits/loan-limits-page.tsx url': 'a source in domain/federal-limits',
  'products/student-loans/questions/questions-page.tsx note.to': 'toSchoolPath',
  'products/credit-cards/survey/plan-row.tsx plan.website':
    'an http(s) address: the schema of plans and `websiteCell` let no other through',
  'products/credit-cards/survey/survey-filters.tsx surveyPath': 'href',
  'products/credit-cards/survey/survey-page.tsx surveyUrl': 'a constant',
  'app/features/account/second-factor/code-page.tsx signIn': 'otherFormAddress',
  'app/features/dashboard/applications-page.tsx link.to': 'the products',
  'app/features/dashboard/dashboard-frame.tsx to': 'dashboardLinks',
  'app/features/dashboard/item-rows.tsx item.step.to': 'the products, with href',
  'app/features/dashboard/line-cards.tsx isOpen ? page : link.to': 'linePages, or the products',
  'app/features/dashboard/line-cards.tsx to': 'the products, with href',
  'app/features/dashboard/line-page.tsx link.to': 'the products',
  'app/features/dashboard/line-page.tsx to': 'the products, with href',
  'app/features/drawing/rules-page.tsx source.url': 'a source in domain/drawing',
  'app/features/referrals/claim-page.tsx pageUrl': 'href',
  'app/features/settings/second-factor/factor-setup.tsx appAddress':
    'an otpauth address of the account’s own key, which only an authenticator app opens',
  'app/features/settings/second-factor/new-codes.tsx `data:text/plain;charset=utf-8,${encodeURIComponent(file)}`':
    'a file with the recovery codes of the page',
  'app/features/home/product-tiles.tsx to': 'the products',
  'app/features/library/lander-next-page.tsx lander': 'the lander’s own path',
  'app/features/library/lander-next-page.tsx onward':
    'content, through resolveLink, which leads to this site',
  'app/features/schools/page/school-parts.tsx navigator':
    'toNavigator: the publisher’s page of a federal identifier',
  'app/features/library/site-map-page.tsx path': 'toDocumentPath and href',
  'kit/landing/landing.tsx path': 'href',
  'kit/landing/start-form.tsx questions': 'href',
  'kit/listing/list/list-row.tsx mine.address': 'paths, with a random id',
  'kit/loan-offers/compare/loan-comparison.tsx `${view.paths.yours}?item=${toKeptId(offer)}`':
    'paths, with a random id',
  'products/scholarships/found/found-card.tsx foundText.reportAddress': 'the page’s messages',
  'products/scholarships/found/found-card.tsx own.link':
    'what the visitor typed for themselves, which readLink and the schema restrict to http and https',
  'kit/own-items/own-items-frame.tsx path': 'href, or paths',
  'kit/own-items/own-item-buttons.tsx `${path}?item=${id}`': 'paths, with a random id',
  'kit/own-offers/own-offers-link.tsx address': 'paths',
  'kit/own-offers/own-offers-page.tsx line.federal.to': 'paths',
  'kit/listing/list/list-row.tsx props.link.address': 'cosignerAddress, or toDocumentPath of a review',
  'kit/listing/list/list-pagination.tsx toAddress(page + 1)':
    'a builder, or the list’s own path with a query',
  'kit/listing/list/list-pagination.tsx toAddress(page - 1)':
    'a builder, or the list’s own path with a query',
  'kit/listing/list/comparable-list.tsx `${toAddress({ showsAll: true, page: 1 })}#${nextRowId}`':
    'offersAddress or cardsAddress',
  'kit/loan-offers/compare/loan-comparison.tsx sheet': 'cosignerAddress',
  'kit/loan-offers/list/offer-quote.tsx `${withoutAddress}#rate-${offerId}`': 'offersAddress',
  'kit/loan-offers/list/offer-quote.tsx quoteText.ruleUrl': 'the kit’s messages',
  'kit/loan-offers/list/offer-terms.tsx cosignerAddress': 'cosignerAddress',
  'app/features/outbound/card-pages.tsx askAddress': 'href with a query',
  'app/features/outbound/card-pages.tsx listAddress': 'href with a query',
  'app/features/outbound/card-pages.tsx youngArticle': 'href',
  'app/features/outbound/interstitial-page.tsx listAddress': 'href with a query',
  'app/features/outbound/leave.tsx sheet': 'a path of the product line',
  'app/features/outbound/leave.tsx rule.url': 'the page’s messages',
  'app/features/outbound/leave-actions.tsx address': 'a catalog file, which takes only https addresses',
  'app/features/outbound/leave-actions.tsx listAddress': 'href with a query',
  'kit/questions/answer-list.tsx change': 'the flow’s own path',
  'kit/questions/so-far-sheet.tsx change': 'the flow’s own path',
  'kit/questions/step-page.tsx view.back': 'the flow’s own path',
  "products/fafsa/deadlines/deadlines-page.tsx toAddress(href('/scholarships/plan/scholarships.ics'), writeAidChoice(choice))":
    'href with a query',
  'products/fafsa/household/household-page.tsx page.path':
    'the pages of the product, whose paths the types check',
  'products/fafsa/estimate/next-steps.tsx path': 'the paths of fafsa-pages.ts',
  'products/fafsa/landing/next-step.tsx step.path': 'the page’s messages, through href',
  "products/fafsa/landing/next-step.tsx toAddress(href('/fafsa/deadlines'), writeAidChoice(choice))":
    'href with a query',
  'products/fafsa/proof/record-page.tsx list': 'href',
  'products/fafsa/landing/tools.tsx path': 'the paths of fafsa-pages.ts',
  'products/refinance/application/advice-on-sheet.tsx address': 'paths, with the scenario',
  'products/refinance/application/answer-sheet.tsx address': 'paths',
  'products/refinance/application/application-page.tsx paths.offers': 'paths',
  'products/refinance/application/application-page.tsx paths.questions': 'paths',
  'products/refinance/current-loans/aid-file-help.tsx currentLoansText.site.url': 'the part’s messages',
  'products/refinance/offers/offers-notice.tsx `${questionsPath}?question=check`': 'the flow’s own path',
  'products/refinance/offers/offers-notice.tsx paths.questions': 'paths',
  'products/refinance/offers/offers-notice.tsx toApplication(scenario)': 'paths, with the scenario',
  'products/refinance/offers/offers-page.tsx `${questionsPath}?question=REFINANCE_AMOUNT&from=offers`':
    'the flow’s own path',
  'products/refinance/offers/plans-cta.tsx paths.plans': 'paths',
  'products/scholarships/marketplace/listing-row.tsx applyUrl':
    'a catalog file, which takes only https addresses',
  'products/scholarships/marketplace/marketplace-page.tsx path': 'href',
  'products/scholarships/marketplace/marketplace-page.tsx toAddress(path, toSettingsEntries(way.settings))':
    'href',
  "products/scholarships/marketplace/marketplace-page.tsx toPart(settings, 'no')": 'href',
  'products/scholarships/marketplace/marketplace-page.tsx toPart(settings, part)': 'href',
  "products/scholarships/plan/calendar-section.tsx address.replace(/^https?:/, 'webcal:')":
    'siteUrl and href',
  "products/scholarships/public-programs/state-page.tsx toAddress(href('/fafsa/deadlines'), [['state', state]])":
    'href with a query',
  'products/scholarships/public-programs/program-row.tsx applyUrl':
    'a record, whose schema takes only https addresses',
  'products/scholarships/public-programs/program-row.tsx source.url':
    'a record, whose schema takes only https addresses',
  'products/scholarships/plan/saved-item.tsx toListing(scholarship)': 'href',
  'app/features/search/search-results.tsx hit.path': 'toDocumentPath and href',
  'app/features/search/search-results.tsx to': 'searchAddress',
  'app/features/search/search-start.tsx to': 'app/shell/navigation.ts and the products',
  'products/student-loans/cosigner/cosigner-page.tsx listAddress': 'offersAddress',
  'products/student-loans/cosigner/cosigner-page.tsx url': 'the page’s messages',
  'products/student-loans/landing/federal-limits.tsx source.url': 'a source in domain/award-years',
  'products/student-loans/offers/answers-summary.tsx situation.questionsPath': 'href',
  'products/student-loans/offers/federal-details.tsx url': 'a source in domain/award-years',
  'products/student-loans/offers/loan-answer.tsx `${pageOf(view, named.offerId)}#why-${named.offerId}`':
    'a page of this list and a row of it',
  'products/student-loans/offers/loan-answer.tsx targetAddress(target, page)':
    'a builder, a part of the page, or the address of the FAFSA',
  'products/student-loans/offers/offers-notice.tsx paths.questions': 'href',
  'products/student-loans/offers/offers-notice.tsx paths.under18': 'href',
  'products/student-loans/offers/offers-notice.tsx situation.questionsPath': 'href',
  'products/student-loans/offers/partial-loans.tsx address': 'offersAddress',
  'products/student-loans/under-18/private-loans.tsx exampleForMinor': 'href with a query',
  'products/student-loans/under-18/private-loans.tsx paths.cosigning': 'href',
  'products/student-loans/under-18/source-link.tsx url': 'a source in domain',
  'products/student-loans/under-18/under-18-page.tsx `${paths.questions}?question=who`': 'href',
  'products/student-loans/under-18/first-step.tsx dates.link.href': 'the page’s messages',
  'products/student-loans/under-18/first-step.tsx first.link.href': 'the page’s messages',
  'products/student-loans/under-18/under-18-page.tsx step.link.href': 'the page’s messages',
  'root.tsx figtree': 'a file of the build',
  'app/mail/email-parts.tsx part.url': 'the site’s address with a path of an email',
  'app/mail/email-parts.tsx url': 'the site’s address with a path of an email',
  'app/mail/email-html.tsx siteUrl': 'SITE_URL',
  'app/mail/email-html.tsx unsubscribeUrl': 'the site’s address with a path',
  'app/features/settings/settings-page.tsx to': 'app/features/settings/settings-rows.server.ts',
  'app/shell/account-links.tsx to': 'app/shell/navigation.ts and the products',
  'app/shell/flow-frame.tsx exit': 'the flow’s landing page, through href',
  'app/shell/flow-frame.tsx to': 'app/shell/navigation.ts',
  'app/shell/footer.tsx link.to': 'app/shell/navigation.ts and the products',
  'app/shell/navbar.tsx link.to': 'app/shell/navigation.ts and the products',
  'app/ui/breadcrumbs/breadcrumbs.tsx item': 'toDocumentPath and href',
  'app/ui/chart/chart-rows.tsx href': 'a row of the list below, by its id',
  'app/ui/source-line/source-line.tsx url': 'a source in domain',
}

test('every link is built by a known function, or is reviewed here: content goes through ContentLink', async () => {
  const found = new Set<string>()
  for await (const file of glob(['root.tsx', '{app,kit,products}/**/*.tsx'])) {
    if (/[.](test|fixture)[.]tsx$/.test(file)) continue
    const source = await readFile(file, 'utf8')
    const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
    new Visitor({
      JSXAttribute({ name, value }) {
        if (!/^(xlink:?)?href$/i.test(textOf(name)) || value?.type !== 'JSXExpressionContainer') return
        if (!isSafe(value.expression)) found.add(`${file} ${textOf(value.expression)}`)
      },
    }).visit(parseSync(file, source).program)
  }
  expect([...found].toSorted()).toEqual(Object.keys(reviewed).toSorted())
})

/** A text that begins with a path or a fragment, or with the result of a builder. */
function isSafe(value: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  if (value.type === 'CallExpression')
    return value.callee.type === 'Identifier' && builders.has(value.callee.name)
  if (value.type === 'Literal') return /^(\/(?!\/)|#)/.test(String(value.value))
  if (value.type !== 'TemplateLiteral') return false
  const begin = value.quasis[0]?.value.cooked ?? ''
  const [first] = value.expressions
  if (begin === '' && first) return isSafe(first)
  return first ? /^(\/[a-z_]|#|mailto:[?])/.test(begin) : /^(\/(?!\/)|#)/.test(begin)
}
