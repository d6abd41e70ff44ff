import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts'
import type { SiteFacts } from './page-metadata.ts'

const weekdays = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
] as const

export const organizationId = (site: SiteFacts) => `${site.url}/#organization`
export const websiteId = (site: SiteFacts) => `${site.url}/#website`

/**
 * Describes the company that runs the site. It is not a lender, bank, or card issuer, so its type is not a
 * financial service.
 */
export function organization(site: SiteFacts): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    foundingDate: site.organization.foundingDate,
    numberOfEmployees: { '@type': 'QuantitativeValue', value: site.organization.numberOfEmployees },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      description: site.supportHours,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: '09:00',
        closes: '17:00',
      },
    },
  }
}

/** Describes the site as a whole, including its search if it has one. */
export function website(site: SiteFacts): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.name,
    url: `${site.url}/`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    publisher: { '@id': organizationId(site) },
    potentialAction: site.searchPath === undefined ? undefined : searchAction(site.url + site.searchPath),
  }
}

function searchAction(address: string): WithActionConstraints<SearchActionLeaf> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}
