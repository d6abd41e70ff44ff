export const cipTitles: Readonly<Record<string, string>> = {}
