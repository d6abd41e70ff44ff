import type { BlockProps } from '#app/blocks/block.ts'
import { PostLink } from '#app/blocks/content-link.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './banners.module.css'

export function QuoteBanner({ entry }: BlockProps<'Quote banner'>) {
  const { quote, author, attribution } = entry.fields
  return (
    <figure className={styles.quote}>
      <Stack>
        <blockquote>
          <p>
            <Words text={quote} />
          </p>
        </blockquote>
        {author || attribution ? (
          <figcaption>
            {author ? (
              <p>
                <PostLink post={{ documentType: 'user', slug: author.slug }}>{author.name}</PostLink>
                {author.role ? `, ${author.role}` : null}
              </p>
            ) : null}
            {attribution ? (
              <p>
                <Words text={attribution} />
              </p>
            ) : null}
          </figcaption>
        ) : null}
      </Stack>
    </figure>
  )
}
