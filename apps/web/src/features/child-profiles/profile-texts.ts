import { texts } from '../../shared/messages/language.tsx';

/** A name in the genitive, as it is said in Swedish: Almas, but Lukas. */
const swedishGenitive = (name: string) => (/[sxz]$/i.test(name) ? name : `${name}s`);
const swedishStories = (count: number) => (count === 1 ? '1 saga' : `${count} sagor`);
const englishStories = (count: number) => (count === 1 ? '1 story' : `${count} stories`);

export const profileTexts = texts({
  sv: {
    title: 'Profil',
    age: (years: number) => `${years} år`,
    none: {
      title: 'Vem ska sagorna handla om?',
      explanation: 'Namn och ålder räcker att börja med.',
      add: 'Skapa en barnprofil',
    },
    details: (name: string) => `Om ${name}`,
    tellOf: (name: string) => `Skapa en saga för ${name}`,
    edit: 'Ändra',
    facts: {
      name: 'Namn',
      age: 'Ålder',
      city: 'Stad',
      school: 'Skola',
      bestFriend: 'Bästa vän',
      pet: 'Husdjur',
      sport: 'Favoritsport',
      grandparents: 'Mor- och farföräldrar',
    },
    pet: (name: string, breed: string) => `${name}, ${breed.toLocaleLowerCase('sv')}`,
    stats: 'Sagorna i siffror',
    totalStories: 'Skapade sagor',
    currentStreak: 'Kvällar i rad',
    favorites: 'Favoriter',
    minutesRead: 'Lästa minuter',
    all: 'Alla profiler',
    active: 'Aktiv',
    setActive: 'Gör aktiv',
    whoseEvening: 'Vems kväll det är',
    setActiveNamed: (name: string) => `Gör aktiv: ${name}`,
    remove: 'Ta bort',
    removeNamed: (name: string) => `Ta bort ${name}`,
    add: 'Lägg till ett barn',
    activated: (name: string) => ({ title: 'Klart', description: `Nya sagor handlar om ${name}` }),
    activateFailed: 'Den aktiva profilen kunde inte ändras',
    removed: 'Profilen är borttagen',
    removeFailed: 'Profilen kunde inte tas bort',
    removing: 'Tar bort …',
    removeQuestion: (name: string) => `Ta bort ${name}?`,
    removeConsequence: (name: string, count: number) =>
      count === 0
        ? `${swedishGenitive(name)} profil försvinner för alltid. Den går inte att få tillbaka.`
        : `${swedishGenitive(name)} profil och ${swedishStories(count)} försvinner för alltid. De går inte att få tillbaka.`,
    removeAll: (name: string, count: number) =>
      count === 0 ? `Ta bort ${name}` : `Ta bort ${name} och ${swedishStories(count)}`,
    keep: (name: string) => `Behåll ${name}`,
  },
  en: {
    title: 'Profile',
    age: (years: number) => (years === 1 ? '1 year old' : `${years} years old`),
    none: {
      title: 'Who are the stories about?',
      explanation: 'A name and an age are enough to begin with.',
      add: 'Create a child profile',
    },
    details: () => 'Profile Details',
    tellOf: (name: string) => `Create for ${name}`,
    edit: 'Edit',
    facts: {
      name: 'Name',
      age: 'Age',
      city: 'City',
      school: 'School',
      bestFriend: 'Best friend',
      pet: 'Pet',
      sport: 'Favorite sport',
      grandparents: 'Grandparents',
    },
    pet: (name: string, breed: string) => `${name}, ${breed}`,
    stats: 'Story Stats',
    totalStories: 'Stories Created',
    currentStreak: 'Night Streak',
    favorites: 'Favorites',
    minutesRead: 'Minutes Read',
    all: 'All Profiles',
    active: 'Active',
    setActive: 'Set Active',
    whoseEvening: 'Whose evening it is',
    setActiveNamed: (name: string) => `Set Active: ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    add: 'Add New Child Profile',
    activated: (_name: string) => ({ title: 'Success', description: 'Active profile updated successfully!' }),
    activateFailed: 'Failed to update active profile',
    removed: 'Profile deleted successfully!',
    removeFailed: 'Failed to delete profile',
    removing: 'Deleting...',
    removeQuestion: (name: string) => `Delete ${name}?`,
    removeConsequence: (name: string, count: number) =>
      count === 0
        ? `${name}’s profile will be gone for good. There is no way to get it back.`
        : `${name}’s profile and ${englishStories(count)} will be gone for good. There is no way to get them back.`,
    removeAll: (name: string, count: number) =>
      count === 0 ? `Delete ${name}` : `Delete ${name} and ${englishStories(count)}`,
    keep: (name: string) => `Keep ${name}`,
  },
});
