import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { AuthorLink, AuthorPicture, type AuthorValue } from './author-link.tsx'
import styles from './people.module.css'
import { Profiles } from './profiles.tsx'

export function ListOfUsers({ entry }: BlockProps<'List of users'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <AuthorList authors={entry.fields.users} />
    </>
  )
}

/** Author cards side by side. */
export function AuthorList({ authors }: { authors: readonly AuthorValue[] }) {
  return (
    <CardList>
      {authors.map((author, at) => (
        <Card as="li" key={author._key ?? at}>
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
    </CardList>
  )
}
