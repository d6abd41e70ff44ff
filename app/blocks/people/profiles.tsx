import { ContentLink } from '#app/blocks/content-link.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { AuthorValue } from './author-link.tsx'
import { peopleText } from './messages.ts'
import styles from './people.module.css'

/** Links to an author's profiles on other sites. */
export function Profiles({
  author: { name, socialLinks = [] },
}: {
  author: Pick<AuthorValue, 'name' | 'socialLinks'>
}) {
  const plain = usePlainWords()
  if (socialLinks.length === 0) return null
  return (
    <ul className={styles.profiles}>
      {socialLinks.map(({ _key, platform, link }, at) => (
        <li key={_key ?? at}>
          <ContentLink address={link}>
            <VisuallyHidden>{peopleText.on(plain(name))}</VisuallyHidden>
            {platform}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
