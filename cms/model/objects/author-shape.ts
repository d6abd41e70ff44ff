import { socialNetworks } from '#cms/model/enumerations/social-network.ts'
import {
  address,
  choice,
  image,
  list,
  object,
  reference,
  required,
  slug,
  text,
} from '#cms/model/fields/make-field.ts'

const socialLink = object('socialLink', 'Profile', 'A profile on another site.', {
  platform: required(
    choice('Network', 'LinkedIn and Twitter profiles are sent to search engines.', socialNetworks),
  ),
  link: required(address('Address', 'The full address of the profile.')),
})

/** The author fields that a byline needs; every author has them. */
export const authorFields = {
  name: required(text('Name', 'A real person or desk.')),
  slug: required(slug('Address', 'The page is at /author/ followed by this.')),
  role: text('Role', 'Such as "Loans editor."'),
  image: image('Picture', 'A portrait, or a symbol for the desk.'),
  socialLinks: list('Profiles', 'Elsewhere.', socialLink),
}

const authorShape = object('authorOf', 'Author', 'What a byline shows.', authorFields)

export function author(title: string, help: string) {
  return reference(title, help, ['user'], authorShape)
}
