export const buttonVariants = ['primary', 'white'] as const
/** The suffix `ns` means no shadow. */
export const buttonColors = ['white', 'white-ns', 'purple', 'orange', 'purple-ns'] as const
/** The specification does not name button sizes; these are our own. */
export const buttonSizes = ['small', 'medium', 'large'] as const
