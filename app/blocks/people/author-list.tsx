import shared from '#app/blocks/blocks.module.css'
import { ContentLink } from '#app/blocks/content-link.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { AuthorLink, AuthorPicture } from './author-link.tsx'
import type { AuthorValue } from './author-value.ts'
import styles from './people.module.css'
import { words } from './words.ts'

/** Authors as cards side by side. */
export function AuthorList({ authors }: { authors: readonly AuthorValue[] }) {
  return (
    <ul className={shared.columns}>
      {authors.map((author, at) => (
        <Card as="li" key={author._key ?? at} padding="small">
          <div className={styles.byline}>
            <AuthorPicture author={author} />
            <div>
              <p>
                <AuthorLink author={author} />
              </p>
              {author.role ? (
                <p>
                  <Words text={author.role} />
                </p>
              ) : null}
            </div>
          </div>
          <Profiles author={author} />
        </Card>
      ))}
    </ul>
  )
}

function Profiles({ author: { name, socialLinks = [] } }: { author: AuthorValue }) {
  const plain = usePlainWords()
  if (socialLinks.length === 0) return null
  return (
    <ul className={styles.profiles}>
      {socialLinks.map(({ _key, platform, link }, at) => (
        <li key={_key ?? at}>
          <ContentLink address={link}>
            <Spoken>{words.on(plain(name))}</Spoken>
            {platform}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
