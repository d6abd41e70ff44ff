import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { operatorText } from './operator-messages.ts'

/** Asks for the operator's token. */
export function TokenForm({ reply }: { reply: SentForm | undefined }) {
  const { title, signIn } = operatorText
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={[{ name: title, item: href('/operator') }]}
          lead={signIn.lead}
          problems={reply?.problems}
          title={title}
        />
      }
    >
      <form method="post" noValidate>
        <Stack>
          <PasswordField {...connectField(reply, 'token')} autoComplete="off" label={signIn.token} required />
          <Button type="submit" fitContent>
            {signIn.button}
          </Button>
        </Stack>
      </form>
    </LongPage>
  )
}
