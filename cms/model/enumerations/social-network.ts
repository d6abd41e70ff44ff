export const socialNetworks = ['LinkedIn', 'Twitter', 'Instagram', 'Facebook', 'Tiktok', 'Whatsapp'] as const
