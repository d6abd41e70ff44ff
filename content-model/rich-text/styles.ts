/** What a paragraph can be. `h1` is the title of the page, so no text has it. */
export const paragraphStyles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
export const listKinds = ['bullet', 'number'] as const
/** Marks that are words, beside those that are keys of `markDefs`. */
export const decorators = ['strong', 'em', 'underline', 'strike-through', 'code', 'sup', 'sub'] as const
