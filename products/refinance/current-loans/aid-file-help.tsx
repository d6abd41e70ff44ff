import { Stack } from '#app/ui/page/page.tsx'
import { messages } from './messages.ts'

/** The way to the file on studentaid.gov. */
export function AidFileHelp() {
  const [signIn, withId] = messages.signIn
  return (
    <Stack>
      <ol>
        <li>
          {signIn}
          <a href={messages.site.url}>{messages.site.name}</a>
          {withId}
        </li>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{messages.stepsSource}</p>
      <p>{messages.limits}</p>
    </Stack>
  )
}
