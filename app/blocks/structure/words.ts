export const words = { onThisPage: 'On this page' } as const
