/** Texts of what is kept in the browser alone. */
export const browserFilesText = {
  notRead: 'This file couldn’t be read.',
}
