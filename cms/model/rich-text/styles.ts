/** The paragraph styles. `h1` is not one of them, because it is the title of the page. */
export const paragraphStyles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
export const listKinds = ['bullet', 'number'] as const
/** Marks that are plain names; all other marks are keys of `markDefs`. */
export const decorators = ['strong', 'em', 'underline', 'strike-through', 'code', 'sup', 'sub'] as const
