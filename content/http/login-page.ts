/**
 * The page that asks for a token; it works without script.
 * @param back where the browser goes afterward, an address of a listed site
 */
export function loginPage(back: URL, { isRefused }: { isRefused: boolean }) {
  const title = `${isRefused ? 'Error: ' : ''}Sign in to the content service`
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>Sign in to the content service</h1>
<p>You will return to ${escaped(back.origin)}.</p>
<form method="post" action="token">
<input type="hidden" name="origin" value="${escaped(back.href)}">
<p><label for="token">Token</label></p>
${isRefused ? '<p id="error"><strong>Error:</strong> This is none of the tokens of this service.</p>' : ''}
<p><input id="token" name="token" type="password" size="50" autocomplete="current-password" required${
    isRefused ? ' aria-invalid="true" aria-describedby="error"' : ''
  }></p>
<p><button>Sign in</button></p>
</form>
</html>
`
  // A browser holds the redirect after a form to the same list as the form itself.
  const policy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${back.origin}`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  }
  return { page, headers }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
