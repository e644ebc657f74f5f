import type { SampleUser } from '@muster/domain/samples/users/sample-users-contract.ts';
import { face } from './pictures.ts';

const firstNames = [
  'Aye',
  'Bo',
  'Cho',
  'Daw',
  'Ei',
  'Hla',
  'Kyaw',
  'Lwin',
  'Moe',
  'Nwe',
  'Ohn',
  'Pyae',
  'Sein',
  'Thant',
  'Wut',
  'Yin',
  'Zin',
];
const lastNames = ['Myint', 'Soe', 'Tun', 'Zaw'];
const companies = ['Bamboo Press', 'Delta Rice Mills', 'Pagoda Optics', 'Seagull Freight', 'Tamarind Foods'];
const streets = ['Anawrahta Road', 'Bogyoke Street', 'Lanmadaw Street', 'Merchant Street'];

const two = (n: number) => String(n).padStart(2, '0');

/** Sixty-eight people, every first name with every last name. */
export const users: readonly SampleUser[] = firstNames.flatMap((first, f) =>
  lastNames.map((last, l) => {
    const index = f * lastNames.length + l;
    return {
      id: `user-${index + 1}`,
      index,
      guid: `5a3d0c1e-7b42-4f08-9c6d-${(0x1f00000000 + index).toString(16).padStart(12, '0')}`,
      isActive: index % 3 !== 1,
      balance: 1000 + ((index * 379) % 3000),
      age: 20 + ((index * 7) % 40),
      name: `${first} ${last}`,
      gender: index % 2 === 0 ? 'female' : 'male',
      company: companies[index % companies.length] as string,
      email: `${first}.${last}@sample.example`.toLowerCase(),
      phone: `09 555 0${two(index)} ${two((index * 31) % 100)}0`,
      address: `${index + 1} ${streets[index % streets.length]}, Yangon`,
      bd: `${2006 - ((index * 7) % 40)}-${two(1 + (index % 12))}-${two(1 + ((index * 5) % 28))}`,
      imgUrl: face(index),
    };
  }),
);
