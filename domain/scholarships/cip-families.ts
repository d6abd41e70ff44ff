/**
 * The 48 two-digit series of the Classification of Instructional Programs (CIP 2020), the federal list of
 * fields of study. Publisher: National Center for Education Statistics, https://nces.ed.gov/ipeds/cipcode;
 * read 2026-11-23.
 */
export const cipFamilies: readonly string[] = [
  ...['01', '03', '04', '05', '09', '10', '11', '12', '13', '14', '15', '16', '19', '22', '23', '24'],
  ...['25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40'],
  ...['41', '42', '43', '44', '45', '46', '47', '48', '49', '50', '51', '52', '53', '54', '60', '61'],
]
