import type {
  ArticleLeaf,
  BlogPostingLeaf,
  CollegeOrUniversityLeaf,
  ImageObjectLeaf,
  ProfilePageLeaf,
  WebPageLeaf,
} from 'schema-dts'
import { productLines } from '#domain/product-line.ts'
import { organizationId, websiteId } from './organization.ts'
import type { DescribedSchool, PageImage, PageMetadata, SiteFacts } from './page-metadata.ts'
import { describeCredits, describePerson } from './people.ts'
import { getProductVariants } from './products.ts'

/** Describes the page itself: a post, the page of an author, or any other page. */
export function pageNode(
  page: PageMetadata,
  site: SiteFacts,
): ArticleLeaf | BlogPostingLeaf | ProfilePageLeaf | WebPageLeaf {
  const url = site.url + page.pageUrl
  const { pageType = 'WebPage', users = [] } = page
  const shared = {
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(site) },
    publisher: { '@id': organizationId(site) },
    datePublished: page.datePublished,
    dateModified: page.dateModified,
  }
  switch (pageType) {
    case 'Article':
    case 'BlogPosting':
      return { '@type': pageType, ...shared, ...postFields(page, url, site), ...describeCredits(users, site) }
    case 'User':
      return {
        '@type': 'ProfilePage',
        ...shared,
        ...ownFields(page, site),
        mainEntity: users[0] && describePerson(users[0], site),
      }
    case 'WebPage':
      return { '@type': 'WebPage', ...shared, ...ownFields(page, site), ...describeCredits(users, site) }
  }
}

/** Returns the fields of every page except posts. */
function ownFields({ pageUrl, category, image, breadcrumbsList, school }: PageMetadata, site: SiteFacts) {
  const name = categoryName(category)
  return {
    about: school ? college(school) : name === undefined ? undefined : { '@type': 'Thing' as const, name },
    significantLink: site.mainPaths.map((path) => site.url + path),
    specialty: getProductVariants(pageUrl).map((variant) => ({
      '@type': 'Specialty' as const,
      name: productLines[variant].name,
    })),
    mainContentOfPage: { '@type': 'WebPageElement' as const, cssSelector: '#main' },
    primaryImageOfPage: image && imageObject(image, site),
    // In the vocabulary only pages have a breadcrumb; the trail of a post stands next to it in the graph.
    breadcrumb: breadcrumbsList && { '@id': `${site.url}${pageUrl}#breadcrumbs` },
  }
}

/** Returns the fields of a post. */
function postFields({ title, category, image, articleBody }: PageMetadata, url: string, site: SiteFacts) {
  return {
    headline: title,
    mainEntityOfPage: url,
    articleSection: categoryName(category),
    image: image && imageObject(image, site),
    isAccessibleForFree: true,
    articleBody,
    wordCount: articleBody === undefined ? undefined : countWords(articleBody),
  }
}

function categoryName(category: string | undefined): string | undefined {
  return Object.values(productLines).find((line) => line.category === category)?.name
}

function college(school: DescribedSchool): CollegeOrUniversityLeaf {
  const identifier = (propertyID: string, value: string) =>
    ({ '@type': 'PropertyValue', propertyID, value }) as const
  return {
    '@type': 'CollegeOrUniversity',
    name: school.name,
    alternateName: school.abbreviation || undefined,
    address: {
      '@type': 'PostalAddress',
      addressLocality: school.city,
      addressRegion: school.state,
      addressCountry: 'US',
    },
    identifier: [identifier('UNITID', school.unitid), identifier('OPEID', school.opeid)],
    sameAs: school.sameAs,
  }
}

function imageObject({ url, altText }: PageImage, site: SiteFacts): ImageObjectLeaf {
  return { '@type': 'ImageObject', url: new URL(url, site.url).href, caption: altText }
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
