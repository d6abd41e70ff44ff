import { dataToCollect, signUpOptions, triggers } from '#cms/model/enumerations/visitor-capture.ts'
import { choice, code, image, list, object, required, text, titled } from '#cms/model/fields/make-field.ts'
import { button } from '#cms/model/objects/button.ts'
import { simpleText } from '#cms/model/rich-text/marks.ts'
import { defineDocument } from './define-document.ts'

const modalFields = {
  identifier: required(code('Identifier', 'As in ?pupid=…; never change it.')),
  title: text('Heading', 'What the visitor gets.'),
  body: simpleText('Text', 'The conditions.'),
  image: image('Image', 'Decorative only.'),
  button: titled(button, 'Button', 'The label of the button that submits the form.'),
  subscriptionType: code(
    'Subscription',
    'What the visitor subscribes to. Leave it empty for no subscription.',
  ),
  dataToCollect: list('Asks for', 'Name, consent, and so on.', choice('Field', '', dataToCollect)),
  signUpOption: choice('Sign-up', 'With an account, or a subscription only.', signUpOptions),
  trigger: choice('Opens', 'Leave it empty to open the modal only through ?pupid=.', triggers),
}

export const modal = defineDocument(
  'modal',
  'Modal',
  'Collects data and subscribes the visitor.',
  modalFields,
)

/** The fields of each modal once a query has expanded the settings. */
export const modalShape = object('modalOf', 'Modal', 'A modal from the settings.', modalFields)
