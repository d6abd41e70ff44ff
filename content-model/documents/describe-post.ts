interface Described {
  title: string
  subtitle?: string | undefined
  description?: string | undefined
  metaTitle?: string | undefined
  titleAsMetaTitle?: boolean | undefined
  subtitleAsMetaDescription?: boolean | undefined
}

/** The meta title, or the title where the document says that it stands in for it. */
export function metaTitleOf({ metaTitle, title, titleAsMetaTitle }: Described): string | undefined {
  return metaTitle || (titleAsMetaTitle ? title : undefined)
}

/** The description, or the subtitle where the document says that it stands in for it. */
export function descriptionOf({
  description,
  subtitle,
  subtitleAsMetaDescription,
}: Described): string | undefined {
  return description || (subtitleAsMetaDescription ? subtitle : undefined)
}
