interface Described {
  title: string
  subtitle?: string | undefined
  description?: string | undefined
  metaTitle?: string | undefined
  titleAsMetaTitle?: boolean | undefined
  subtitleAsMetaDescription?: boolean | undefined
}

/** Returns the meta title, or the title if the document says to use it instead. */
export function getMetaTitle({ metaTitle, title, titleAsMetaTitle }: Described): string | undefined {
  return metaTitle || (titleAsMetaTitle ? title : undefined)
}

/** Returns the description, or the subtitle if the document says to use it instead. */
export function getDescription({
  description,
  subtitle,
  subtitleAsMetaDescription,
}: Described): string | undefined {
  return description || (subtitleAsMetaDescription ? subtitle : undefined)
}
