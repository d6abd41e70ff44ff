export const buttonVariants = ['primary', 'white'] as const
/** `ns`: without a shadow. */
export const buttonColours = ['white', 'white-ns', 'purple', 'orange', 'purple-ns'] as const
/** The specification names no sizes; these are ours. */
export const buttonSizes = ['small', 'medium', 'large'] as const
