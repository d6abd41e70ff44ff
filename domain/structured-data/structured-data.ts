import type { BreadcrumbListLeaf, FAQPageLeaf, Graph, HowToLeaf } from 'schema-dts'
import { type Breadcrumb, breadcrumbTrail } from './breadcrumb-trail.ts'
import { type JsonLd, omitUnknown } from './json-ld.ts'
import { organization, website } from './organization.ts'
import type { PageMetadata, SiteFacts, TitledText } from './page-metadata.ts'
import { pageNode } from './page-node.ts'
import { aggregateOffer, getProductVariants, product } from './products.ts'

/**
 * Builds the structured data of a page as one schema.org graph. It always includes the site, the page, and
 * its products; it includes a breadcrumb trail, questions, and steps only if the page has them.
 */
export function buildSchemaGraph(page: PageMetadata, site: SiteFacts): JsonLd {
  const url = site.url + page.pageUrl
  const { breadcrumbsList, faq = [], howTo } = page
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      website(site),
      pageNode(page, site),
      ...(breadcrumbsList ? [breadcrumbs(breadcrumbsList, url, site)] : []),
      ...(faq.length > 0 ? [questions(faq, url)] : []),
      ...(howTo ? [steps(howTo, url, site)] : []),
      ...getProductVariants(page.pageUrl).map((variant) => product(variant, site)),
      aggregateOffer(site),
    ],
  }
  return omitUnknown(graph)
}

function breadcrumbs(list: readonly Breadcrumb[], url: string, site: SiteFacts): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: breadcrumbTrail(list).map(({ position, name, item }) => ({
      '@type': 'ListItem',
      position,
      name,
      item: site.url + item,
    })),
  }
}

function questions(faq: readonly TitledText[], url: string): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: faq.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** Describes how to use the site, with the time and cost from the settings. */
function steps(
  { name, steps }: { name: string; steps: readonly TitledText[] },
  url: string,
  { organization }: SiteFacts,
): HowToLeaf {
  return {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name,
    totalTime: organization.howToTotalTime,
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'USD', value: organization.howToCostUsd },
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  }
}
