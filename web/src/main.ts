import './style/tokens.css';
import './style/base.css';
import { loadWords } from './catalogue';

const words = await loadWords('en');
document.getElementById('page')!.textContent = words.text('house.line');
