import type { PersonLeaf } from 'schema-dts'
import type { Author, SiteFacts } from './page-metadata.ts'

/** Describes an author with at most one external profile: LinkedIn if there is one, otherwise Twitter. */
export function describePerson({ name, role, socialLinks = [], slug }: Author, site: SiteFacts): PersonLeaf {
  const linkAt = (platform: string) =>
    socialLinks.find((social) => social.platform === platform && /^https?:/i.test(social.link))?.link
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: `${site.url}/author/${slug.current}`,
    sameAs: linkAt('LinkedIn') ?? linkAt('Twitter'),
  }
}

interface Credits {
  author?: PersonLeaf
  creator?: PersonLeaf
  editor?: PersonLeaf | undefined
  accountablePerson?: PersonLeaf
}

/** Describes who is responsible for a page; empty when the page has no authors. */
export function describeCredits(users: readonly Author[], site: SiteFacts): Credits {
  const [first, second] = users
  if (!first) return {}
  const author = describePerson(first, site)
  return {
    author,
    creator: author,
    editor: second && describePerson(second, site),
    accountablePerson: author,
  }
}
