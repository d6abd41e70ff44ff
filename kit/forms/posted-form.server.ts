/**
 * Reads the texts of a posted form. A body that is not a form is treated as an empty form, so the page asks for
 * every field; files are left out.
 */
export async function readPostedForm(request: Request): Promise<URLSearchParams> {
  const form = await request.formData().catch(() => new FormData())
  return new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
