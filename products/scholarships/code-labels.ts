import type { Citizenship, Enrollment } from '#domain/eligibility/profile.ts'
import type { Demographic } from '#domain/scholarships/demographics.ts'
import type {
  AskedData,
  AwardBasis,
  DataUse,
  Membership,
  StudyLevel,
} from '#domain/scholarships/scholarship.ts'

/** The words for the codes of scholarships, wherever the site shows them. */
export const levelNames: Record<StudyLevel, string> = {
  high_school: 'High school',
  community_college: 'Community college',
  undergraduate: 'Undergraduate',
  graduate: 'Graduate school',
  professional: 'Law, medicine, and other professional degrees',
  trade: 'Trade or career school',
}

export const basisNames: Record<AwardBasis, string> = {
  merit: 'Merit',
  need: 'Financial need',
  chance: 'Random drawing',
}

export const dataUseNames: Record<DataUse, string> = {
  keeps: 'Says it doesn’t share or sell your data',
  shares: 'Says it shares your data with partners',
  sells: 'Says it sells your data',
}

export const membershipNames: Record<Membership, string> = {
  first_generation: 'students who are the first in their family to go to college',
  military_family: 'a military family',
  union_family: 'a union member’s family',
  first_responder_family: 'a first responder’s family',
  farm_family: 'a farm family',
  employer_family: 'the family of a sponsoring employer’s employee',
  credit_union: 'a credit union',
  honor_society: 'an honor society',
  scouting: 'a scouting group',
}

export const askedDataNames: Record<AskedData, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  address: 'mailing address',
  birth_date: 'date of birth',
  transcript: 'transcript',
  family_income: 'family income',
  photo: 'photo of you',
  social_media: 'social media accounts',
  ssn: 'Social Security number',
}

export const enrollmentNames: Record<Enrollment, string> = {
  full_time: 'full time',
  half_time: 'at least half time',
  less_than_half: 'at any pace',
}

export const citizenshipNames: Record<Citizenship, string> = {
  citizen: 'US citizen or national',
  permanent_resident: 'Lawful permanent resident',
  eligible_noncitizen: 'Refugee, asylee, or similar',
  daca: 'DACA recipient',
  visa: 'Here on a student or other visa',
  none: 'None of these',
}

export const demographicNames: Record<Demographic, string> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Nonbinary',
  american_indian: 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  pacific_islander: 'Native Hawaiian or Pacific Islander',
  lgbtq: 'LGBTQ+',
  disability: 'Person with a disability',
  foster_care: 'Has been in foster care',
  christian: 'Christian',
  jewish: 'Jewish',
  muslim: 'Muslim',
}
