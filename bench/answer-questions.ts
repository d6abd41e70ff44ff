/** Answers questions as a visitor does; returns the cookie of the draft. */
export async function answerQuestions(
  url: string,
  path: string,
  forms: Readonly<Record<string, string | Record<string, string>>>,
): Promise<string> {
  let cookie = ''
  for (const [slug, form] of Object.entries(forms)) {
    const response = await fetch(`${url}${path}?question=${slug}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: url, cookie },
      redirect: 'manual',
    })
    if (response.status !== 303) throw new Error(`answering ${slug} responded with ${response.status}`)
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return cookie
}
