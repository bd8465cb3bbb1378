import { texts } from '../../shared/messages/language.tsx';

export const photoTexts = texts({
  sv: {
    label: 'Foto',
    add: 'Välj foto',
    change: 'Byt foto',
    remove: 'Ta bort fotot',
    sending: 'Skickar …',
    hint: 'Syns bara för er. Plats och tid som kameran sparat tas bort.',
    errors: {
      unreadable: 'Det där gick inte att läsa som ett foto. Välj en bild i JPEG, PNG, WebP eller AVIF.',
      tooLarge: 'Fotot är för stort. Högst 15 MB går bra.',
      tooMany: 'Det blev många foton. Vänta en stund.',
      failed: 'Fotot kunde inte sparas. Försök igen.',
    },
  },
  en: {
    label: 'Photo',
    add: 'Choose a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    sending: 'Sending …',
    hint: 'Only you see it. The place and time that the camera noted are taken out.',
    errors: {
      unreadable: 'That could not be read as a photo. Please choose a JPEG, PNG, WebP or AVIF picture.',
      tooLarge: 'That photo is too large. Up to 15 MB is fine.',
      tooMany: 'That was many photos. Please wait a while.',
      failed: 'The photo could not be saved. Please try again.',
    },
  },
});
