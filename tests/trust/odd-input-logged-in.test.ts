import { testOddInput } from './odd-input';

testOddInput('logged in');
