import { Stack } from '#app/ui/page/page.tsx'
import { currentLoansText } from './messages.ts'

/** The way to the file on studentaid.gov. */
export function AidFileHelp() {
  const [signIn, withId] = currentLoansText.signIn
  return (
    <Stack>
      <ol>
        <li>
          {signIn}
          <a href={currentLoansText.site.url}>{currentLoansText.site.name}</a>
          {withId}
        </li>
        {currentLoansText.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{currentLoansText.stepsSource}</p>
      <p>{currentLoansText.limits}</p>
    </Stack>
  )
}
