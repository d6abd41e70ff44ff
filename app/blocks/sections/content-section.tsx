import type { ReactNode } from 'react'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { Entry, getSpacing } from '#app/blocks/entry.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { AuthorList } from '#app/blocks/people/author-list.tsx'
import { getGroupPosts } from '#app/blocks/posts/chosen-posts.ts'
import { PostListView } from '#app/blocks/posts/post-list.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { HeroHead } from './hero-head.tsx'
import { ImageCarousel } from './image-carousel.tsx'
import { SchoolSearch } from './school-search.tsx'
import { SectionLenders } from './section-lenders.tsx'
import { type SectionValue, showsNothing } from './section-value.ts'
import styles from './sections.module.css'

interface ContentSectionProps {
  section: SectionValue
  /** The page's title, set when a section of kind Hero or Hero Colored replaces the page's head. */
  pageTitle?: string | undefined
}

/** One section of a page: its heading, the content of its kind, its blocks, and its list of pages. */
export function ContentSection({ section, pageTitle }: ContentSectionProps) {
  if (showsNothing(section)) return null
  const { kind, color = 'white', layout = 'Basic', spacing, content = [] } = section
  const isFilled = filledKinds.has(kind) || layout === 'Filled' || color !== 'white'
  return (
    <section
      className={classNames(styles.section, isFilled ? shared.surface : undefined)}
      data-color={isFilled ? color : undefined}
      data-room={getSpacing(section)}
      data-spacing={spacing}
    >
      {heroKinds.has(kind) ? (
        <HeroHead section={section} pageTitle={pageTitle} />
      ) : (
        <>
          <BlockTitle of={section} />
          <Subtitle section={section} />
        </>
      )}
      {findPartOfKind(section)}
      <div className={layout === 'Two Columns' ? styles.two : undefined}>
        {content.map((entry, at) => (
          <Entry key={entry._key ?? at} entry={entry} />
        ))}
      </div>
      <SectionPosts section={section} />
    </section>
  )
}

const filledKinds: ReadonlySet<SectionValue['kind']> = new Set(['Colored', 'CTA Banner', 'Hero Colored'])
const heroKinds: ReadonlySet<SectionValue['kind']> = new Set(['CTA Banner', 'Hero', 'Hero Colored'])

function Subtitle({ section: { subtitle } }: { section: SectionValue }) {
  return subtitle ? (
    <p className={styles.subtitle}>
      <Words text={subtitle} />
    </p>
  ) : null
}

/** Returns the content that only sections of this kind have. */
function findPartOfKind(section: SectionValue): ReactNode {
  switch (section.kind) {
    case 'Authors':
      return section.authors ? <AuthorList authors={section.authors} /> : null
    case 'Image Carousel':
      return <ImageCarousel section={section} />
    case 'Individual Lender Table':
    case 'Lender Table':
      return <SectionLenders section={section} />
    case 'School Picker':
      return <SchoolSearch />
    default:
      return null
  }
}

/**
 * Lists the pages that a section names, or the newest; renders nothing when the section has no pages, no
 * category and no list style.
 */
function SectionPosts({ section }: { section: SectionValue }) {
  const { blogs, category, postListStyle: style } = section
  const { data } = usePageScope()
  if (!blogs?.length && category === undefined && style === undefined) return null
  const posts = getGroupPosts(data, { blogs, category, style })
  return posts.length > 0 ? <PostListView style={style ?? 'Basic'} posts={posts} /> : null
}
