export const buttonVariants = ['primary', 'white'] as const
/** `ns`: without a shadow. */
export const buttonColors = ['white', 'white-ns', 'purple', 'orange', 'purple-ns'] as const
/** The specification names no sizes; these are ours. */
export const buttonSizes = ['small', 'medium', 'large'] as const
