import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { FieldGroup, FormButtons, GroupedForm } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { findProblem, type SentForm } from '#kit/forms/sent-form.ts'
import { ClockTimelines } from '#kit/loan-clocks/clock-timelines.tsx'
import { listClocks } from '#kit/loan-clocks/clock-words.ts'
import { applicationText } from './application-messages.ts'
import type { Application } from './applications.server.ts'
import { type DayField, type DeliveryField, dayFieldId } from './read-days.ts'

interface TrackedProps {
  application: Application
  /** The last form for this application, if it could not be read. */
  sent: SentForm | undefined
  /** `YYYY-MM-DD` */
  today: string
}

/** One chosen offer: its clocks, and the form for the days they count from. */
export function TrackedApplication({ application, sent, today }: TrackedProps) {
  const { offerId, lenderName, product } = application
  const day = (field: DayField) => (
    <TextField
      autoComplete="off"
      defaultValue={sent?.values[field] ?? showDay(application[field])}
      error={findProblem(sent, dayFieldId(field, offerId))}
      hint={applicationText.dayHint}
      id={dayFieldId(field, offerId)}
      label={applicationText.days[field]}
      maxLength={10}
      name={field}
    />
  )
  const delivery = (name: DeliveryField) => (
    <SelectField
      defaultValue={sent?.values[name] ?? application[name] ?? 'delivered'}
      id={dayFieldId(name, offerId)}
      label={applicationText.how}
      name={name}
      options={(['delivered', 'mailed'] as const).map((value) => ({
        value,
        label: applicationText.delivery[value],
      }))}
    />
  )
  return (
    <Card as="article" id={offerId}>
      <Stack>
        <h3>
          {lenderName}, {product}
        </h3>
        <Points points={listClocks(application)} />
        <ClockTimelines days={application} today={today} />
        <GroupedForm data-print="no" method="post" noValidate>
          <input name="offer" type="hidden" value={offerId} />
          <FieldGroup title={applicationText.approvalTitle}>
            {day('approvedOn')}
            {delivery('approvalDelivery')}
            {day('acceptedOn')}
          </FieldGroup>
          <FieldGroup title={applicationText.finalTitle}>
            {day('finalOn')}
            {delivery('finalDelivery')}
          </FieldGroup>
          <FormButtons>
            <Button fitContent name="do" size="small" type="submit" value="note">
              {applicationText.save}
            </Button>
            <Button fitContent name="do" size="small" type="submit" value="drop" variant="white">
              {applicationText.drop}
            </Button>
          </FormButtons>
        </GroupedForm>
      </Stack>
    </Card>
  )
}

function showDay(isoDay: string | null): string {
  return isoDay ? formatDate(isoDay, 'MM/DD/YYYY') : ''
}
