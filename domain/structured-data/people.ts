import type { PersonLeaf } from 'schema-dts'
import type { Author, SiteFacts } from './page-metadata.ts'

/** An author, with the one profile elsewhere that is told: LinkedIn before Twitter. */
export function person({ name, role, socialLinks = [], slug }: Author, site: SiteFacts): PersonLeaf {
  const linkAt = (platform: string) => socialLinks.find((social) => social.platform === platform)?.link
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

/** Who answers for a page. Nothing is said where no author is known. */
export function credits(users: readonly Author[], site: SiteFacts): Credits {
  const [first, second] = users
  if (!first) return {}
  const author = person(first, site)
  return {
    author,
    creator: author,
    editor: second && person(second, site),
    accountablePerson: author,
  }
}
