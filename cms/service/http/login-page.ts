/**
 * Renders the page that asks for a token; it works without scripts.
 * @param back the URL of a listed site to which the browser returns
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
${isRefused ? '<p id="error"><strong>Error:</strong> That is not one of this service’s tokens.</p>' : ''}
<p><input id="token" name="token" type="password" size="50" autocomplete="current-password" required${
    isRefused ? ' aria-invalid="true" aria-describedby="error"' : ''
  }></p>
<p><button>Sign in</button></p>
</form>
</html>
`
  // Browsers apply `form-action` to the redirect after the form submission too.
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
