/** Texts of what is kept in the browser alone. */
export const browserFilesText = {
  yes: 'Yes, delete',
  no: 'Keep',
  notRead: 'This file couldn’t be read.',
}
