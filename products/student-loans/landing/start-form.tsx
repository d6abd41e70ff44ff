import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { paths } from '#products/student-loans/situation/paths.ts'
import { landingMessages as said } from './landing-messages.ts'

/** Asks the first two questions in one form; the flow then asks whatever is still missing. */
export function StartForm({ known }: { known: KnownSchools }) {
  return (
    <form action={paths.questions} className={landing.start} method="post" noValidate>
      <Island
        name="school-picker"
        of={SchoolPicker}
        props={{
          canGoOn: true,
          hint: said.schoolHint,
          id: 'school',
          label: said.schoolLabel,
          name: 'school',
          known,
        }}
      />
      <TextField
        autoComplete="off"
        hint={said.amountHint}
        id="amount"
        inputMode="decimal"
        label={said.amountLabel}
        maxLength={40}
        name="amount"
        startText="$"
      />
      <Button type="submit" withArrow>
        {said.start}
      </Button>
      <p className={landing.free}>{said.free}</p>
    </form>
  )
}
