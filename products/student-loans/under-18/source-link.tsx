import type { Source } from '#domain/award-years/source.ts'

/** A link to a source, by its title. */
export function SourceLink({ source: { title, url } }: { source: Source }) {
  return <a href={url}>{title}</a>
}
