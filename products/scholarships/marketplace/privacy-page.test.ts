import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { marketplaceText } from './messages.ts'

test('the privacy page names the button that clears what stays in the browser as the list does', async () => {
  const page = await readFile('cms/library/legalPage/privacy.json', 'utf8')
  const { title, clear } = marketplaceText.about
  expect(page).toContain(`“${title}” in the list of scholarships until you press “${clear}”`)
  expect(page).toContain(`press “${clear}” under “${title}.”`)
})
