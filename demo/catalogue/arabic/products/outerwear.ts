/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const outerwear: Record<string, string> = {
  'Hala Cape and Pleated Skirt in Caramel': 'كيب هالة وتنورة بطيّات، كراميل',
  'A cape for the weeks when a coat is too much. Boiled wool, cut in one piece with its sleeves, falls from the shoulder to a hem that dips at both sides. The edges are bound, and the open front is held at the throat by two hooks.':
    'كيب للأسابيع التي يثقل فيها المعطف. صوف مغلي، قُص قطعة واحدة مع كمّيه، يهبط من الكتف إلى ذيل ينحني عند الجانبين. حوافه محاطة بحاشية، وأمامه المفتوح يمسكه خطّافان عند النحر.',
  'The cape is caramel, the pleated skirt beneath it a brown that is close to black, and they come together.':
    'الكيب كراميل، والتنورة ذات الطيّات من تحته بنية تقارب السواد، ويأتيان معاً.',
  'Boiling shrinks a knitted wool by a third, until wind and light rain stay outside. It does not fray, does not crease, and needs no lining.':
    'غلي الصوف المحبوك يقلّصه بمقدار الثلث، فتبقى الريح والمطر الخفيف خارجاً. لا تنسل خيوطه ولا يتجعّد ولا يحتاج إلى بطانة.',
  'Cape: 100% boiled merino wool. Skirt: 100% polyester crêpe, permanently pleated. Top: 92% modal, 8% elastane.':
    'الكيب: صوف ميرينو مغلي 100%. التنورة: كريب بوليستر 100%، بطيّات دائمة. القطعة الداخلية: 92% مودال، 8% إيلاستين.',
  'Cape: air, brush, dry clean rarely': 'الكيب: يُهوّى ويُفرش بالفرشاة، ونادراً ما يُنظّف تنظيفاً جافاً',
  'Cape from the shoulder, all sizes: 86 cm': 'الكيب من الكتف، كل المقاسات: 86 سم',
  'The form is 176 cm tall and wears a size S. The size is that of the skirt; one cape fits all three.':
    'طول المانيكان 176 سم وعليه المقاس S. المقاس هو مقاس التنورة؛ والكيب واحد للمقاسات الثلاثة.',
  'Hala set, front: a wide caramel wool cape over a dark brown pleated skirt':
    'طقم هالة من الأمام: كيب واسع من الصوف بلون الكراميل فوق تنورة بنية داكنة بطيّات',
  'Hala set in caramel from behind: the boiled wool cape falls in soft folds, lower at the sides, over a dark pleated skirt':
    'طقم هالة بلون الكراميل من الخلف: كيب الصوف المغلي يهبط في ثنيات ناعمة، أطول عند الجانبين، فوق تنورة داكنة بطيّات',
  'Hala cape in caramel, very close: the felt of the boiled wool and the bound edge of the neck opening':
    'كيب هالة بلون الكراميل عن قرب شديد: لبّاد الصوف المغلي والحافة المحاطة عند فتحة العنق',
  'Hala Cape and Pleated Skirt in Pearl Grey': 'كيب هالة وتنورة بطيّات، رمادي لؤلؤي',
  'The cape is pearl grey, from sheep that were grey to begin with; the skirt under it is charcoal.':
    'الكيب رمادي لؤلؤي، من خراف كانت رمادية من الأصل؛ والتنورة من تحته بلون الفحم.',
  'Hala set, front: a wide pearl grey wool cape over a charcoal pleated skirt':
    'طقم هالة من الأمام: كيب واسع من الصوف الرمادي اللؤلؤي فوق تنورة بطيّات بلون الفحم',
  'Hala set in pearl grey from behind: the wool cape falls in soft folds, lower at the sides, over a charcoal pleated skirt':
    'طقم هالة باللون الرمادي اللؤلؤي من الخلف: كيب الصوف يهبط في ثنيات ناعمة، أطول عند الجانبين، فوق تنورة بطيّات بلون الفحم',
  'Hala cape in pearl grey, very close: mottled boiled wool, a ribbed grosgrain ribbon around the neck and down the open front':
    'كيب هالة باللون الرمادي اللؤلؤي عن قرب شديد: صوف مغلي مرقّش، وشريط غروغران مضلّع حول العنق وعلى طول الأمام المفتوح',
  'Camellia Coat': 'معطف كاميليا',
  'A single-breasted coat in virgin wool, four buttons, no more. The neckline is a long V with a soft rolled edge, so that a scarf has somewhere to go; the shoulder is natural, the waist is shaped by two seams that you do not see, and the skirt stops below the knee.':
    'معطف بصف واحد من الأزرار، من الصوف البكر، أربعة أزرار لا أكثر. فتحة العنق سبعة طويلة بحافة ملفوفة ناعمة تترك للوشاح مكاناً؛ الكتف طبيعي، والخصر ترسمه درزتان لا تُريان، والتنورة تقف تحت الركبة.',
  'The cloth is woven in Biella and milled until the weave disappears. Every edge is top-stitched eight millimeters in, by a machine that is older than the house.':
    'يُنسج القماش في بييلا ويُلبّد حتى تختفي النسجة. وكل حافة مدروزة على بُعد ثمانية مليمترات، بآلة أقدم من الدار.',
  'Camel is the natural color of the fiber, warmed by one bath of dye. Graphite is made of five greys, spun together before weaving. Navy is the third, and the one for black shoes.':
    'الجملي لون الليفة الطبيعي، أدفأته غطسة صباغ واحدة. والغرافيتي من خمسة رماديات غُزلت معاً قبل النسج. والكحلي ثالثها، وهو للحذاء الأسود.',
  'It goes over an abaya as easily as over a suit: the armhole was lowered by three centimeters to make sure of that. It is pictured unbuttoned; what is under it is not part of it.':
    'يُلبس فوق العباية بالسهولة نفسها التي يُلبس بها فوق البدلة: خُفّضت فتحة الإبط ثلاثة سنتيمترات من أجل ذلك. وهو في الصور مفتوح الأزرار، وما تحته ليس جزءاً منه.',
  'Two welt pockets in the side seams, one inside for a telephone':
    'جيبان بحاشية في الدرزتين الجانبيتين، وجيب داخلي للهاتف',
  'Horn buttons, with a spare sewn at the hem': 'أزرار من القرن، ومعها زر احتياطي مخيط عند الذيل',
  'Half belt at the back, inside the lining, to <strong>keep the fall</strong>':
    'نصف حزام في الخلف، داخل البطانة، <strong>ليحفظ الانسدال</strong>',
  'Shell: 100% virgin wool, 480 g/m². Lining: 100% cupro. Buttons: horn.':
    'القماش: صوف بكر 100%، 480 غ/م². البطانة: كوبرو 100%. الأزرار: قرن طبيعي.',
  'Brush after wearing': 'يُفرش بالفرشاة بعد اللبس',
  'Dry clean once a season': 'تنظيف جاف مرة في الموسم',
  'Store with cedar, on a shaped hanger': 'يُحفظ مع خشب الأرز على علّاقة بشكل الكتف',
  'Length from the shoulder, size M: 118 cm': 'الطول من الكتف: 118 سم للمقاس M',
  'The form is 176 cm tall and wears a size S over a fine knit. True to size.':
    'طول المانيكان 176 سم وعليه المقاس S فوق كنزة رقيقة. المقاس مطابق.',
  'Camellia coat in camel wool, front: long V neckline, four dark horn buttons, below the knee':
    'معطف كاميليا من الصوف الجملي من الأمام: فتحة سبعة طويلة، وأربعة أزرار داكنة من القرن، وطول تحت الركبة',
  'Camellia coat in camel, turned to the side: a deep V over a dark top, four dark buttons in a row beside the front edge':
    'معطف كاميليا باللون الجملي من الجانب: فتحة سبعة عميقة فوق قطعة داكنة، وأربعة أزرار داكنة في صف إلى جانب حافة الأمام',
  'Camellia coat in camel, very close: the nap of virgin wool, topstitched edges and two dark buttons sewn through four holes':
    'معطف كاميليا باللون الجملي عن قرب شديد: وبر الصوف البكر، وحواف مدروزة، وزرّان داكنان مخيطان من أربعة ثقوب',
  'Camellia coat in graphite wool, front: long V neckline, four black buttons, below the knee':
    'معطف كاميليا من الصوف الغرافيتي من الأمام: فتحة سبعة طويلة، وأربعة أزرار سوداء، وطول تحت الركبة',
  'Camellia coat in graphite, turned to the side: a deep V over a dark top, four black buttons in a row beside the front edge':
    'معطف كاميليا باللون الغرافيتي من الجانب: فتحة سبعة عميقة فوق قطعة داكنة، وأربعة أزرار سوداء في صف إلى جانب حافة الأمام',
  'Camellia coat in graphite, very close: a horn button sewn by hand on brushed wool, beside the stitched edge':
    'معطف كاميليا باللون الغرافيتي عن قرب شديد: زر من القرن مخيط باليد على صوف ممشّط، إلى جانب الحافة المدروزة',
  'Camellia coat in navy wool, front: long V neckline, four dark buttons, below the knee':
    'معطف كاميليا من الصوف الكحلي من الأمام: فتحة سبعة طويلة، وأربعة أزرار داكنة، وطول تحت الركبة',
  'Camellia coat in navy, turned to the side: a deep V over a dark top, four dark buttons in a row beside the front edge':
    'معطف كاميليا باللون الكحلي من الجانب: فتحة سبعة عميقة فوق قطعة داكنة، وأربعة أزرار داكنة في صف إلى جانب حافة الأمام',
  'Camellia coat in navy, very close: a horn button sewn by hand on brushed wool, beside the stitched edge':
    'معطف كاميليا باللون الكحلي عن قرب شديد: زر من القرن مخيط باليد على صوف ممشّط، إلى جانب الحافة المدروزة',
  'Elena Long Coat in Bordeaux': 'معطف إيلينا الطويل، بوردو',
  'A coat cut as full as a skirt. The Elena is fitted to the waist, buttons three times, and from there opens into deep flares that stop just above the ankle and turn when you do.':
    'معطف باتساع التنورة. إيلينا محدّد حتى الخصر، يُغلق بثلاثة أزرار، ومن هناك ينفتح في تموّجات عميقة تقف فوق الكاحل بقليل وتدور حين تدورين.',
  'Bordeaux, the wine and not the city: red in the sun, nearly brown under street lamps.':
    'البوردو، أحمر في الشمس، يكاد يكون بنياً تحت مصابيح الشارع.',
  'The cloth is nine parts wool and one part <em>cashmere</em>, warm without weight. The neckline is a long V that a scarf can fill, with a soft collar rolled back from it, slim in front and wide across the back. The fine pleated skirt below it in the pictures is not part of it: it is sold with the Iris set.':
    'القماش تسعة أجزاء من الصوف وجزء من <em>الكشمير</em>، دافئ بلا ثقل. فتحة العنق سبعة طويلة يملؤها وشاح، بياقة ناعمة ملفوفة إلى الخلف، رشيقة من الأمام وعريضة على الظهر. والتنورة ذات الطيّات الرفيعة التي تظهر تحته في الصور ليست جزءاً منه: تُباع مع طقم إيريس.',
  'Shell: 90% virgin wool, 10% cashmere. Lining: 100% cupro. Buttons: corozo.':
    'القماش: 90% صوف بكر، 10% كشمير. البطانة: كوبرو 100%. الأزرار: جوز كوروزو.',
  'Steam; do not press': 'يُكوى بالبخار، ولا يُضغط',
  'Brush with the nap': 'يُفرش باتجاه الوبر',
  'Length from the shoulder, size M: 134 cm': 'الطول من الكتف: 134 سم للمقاس M',
  'Hem, size M: 216 cm around': 'محيط الذيل: 216 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. Fitted at the waist; between sizes take the larger.':
    'طول المانيكان 176 سم وعليه المقاس S. محدّد عند الخصر؛ بين مقاسين اختاري الأكبر.',
  'Elena coat in bordeaux, front: fitted to the waist with three buttons, flaring to above the ankle over a black pleated skirt':
    'معطف إيلينا بلون البوردو من الأمام: محدّد حتى الخصر بثلاثة أزرار، ويتّسع إلى ما فوق الكاحل فوق تنورة سوداء بطيّات',
  'Elena coat in bordeaux from behind: the wide collar, cloth drawn in at the waist, the skirt flaring over black pleats':
    'معطف إيلينا بلون البوردو من الخلف: الياقة العريضة، والقماش مشدود عند الخصر، والتنورة تتّسع فوق طيّات سوداء',
  'Elena coat in bordeaux, very close: the nap of the red wool, a dark button sewn through four holes, the turned front edge':
    'معطف إيلينا بلون البوردو عن قرب شديد: وبر الصوف الأحمر، وزر داكن مخيط من أربعة ثقوب، وحافة الأمام المثنية',
  'Elena Long Coat in Forest': 'معطف إيلينا الطويل، أخضر الغابات',
  'Forest is a green for town, dark enough for the opera and for the walk home.':
    'أخضر الغابات خضرة للمدينة، داكنة بما يليق بالأوبرا وبالمشي إلى البيت بعدها.',
  'Elena coat in forest green, front: fitted to the waist with three buttons, flaring to above the ankle over a black pleated skirt':
    'معطف إيلينا بأخضر الغابات من الأمام: محدّد حتى الخصر بثلاثة أزرار، ويتّسع إلى ما فوق الكاحل فوق تنورة سوداء بطيّات',
  'Elena coat in forest from behind: the wide collar, a seam drawn in at the waist, the skirt flaring over black pleats':
    'معطف إيلينا بأخضر الغابات من الخلف: الياقة العريضة، ودرزة مشدودة عند الخصر، والتنورة تتّسع فوق طيّات سوداء',
  'Elena coat in forest, very close: the nap of the wool, a dark button sewn through four holes, the topstitched edge':
    'معطف إيلينا بأخضر الغابات عن قرب شديد: وبر الصوف، وزر داكن مخيط من أربعة ثقوب، والحافة المدروزة',
  'Nadia Robe Coat in Oatmeal': 'معطف ناديا الروب، بيج شوفاني',
  'Two layers of wool woven together, then split open by hand at each edge, turned in and sewn closed. A double-faced coat has no lining and no facing. It is as clean on the inside as on the outside, and very soft.':
    'طبقتان من الصوف نُسجتا معاً، ثم فُصلتا باليد عند كل حافة، وثُنيتا إلى الداخل وخيطتا. لا بطانة في المعطف ذي الوجهين ولا سجاف. داخله نظيف كخارجه، وهو شديد النعومة.',
  'The Nadia is cut like a dressing gown: a deep V, no collar, no buttons, a broad belt stitched in place at the back. In oatmeal, a natural mixture of pale wools, with nothing dyed.':
    'قُص ناديا كالروب: فتحة سبعة عميقة، بلا ياقة ولا أزرار، وحزام عريض مخيط في مكانه من الخلف. بالبيج الشوفاني، مزيج طبيعي من أصواف فاتحة لم يُصبغ منها شيء.',
  'Forty hours of handwork, half of them along the hem. What is under it in the pictures is not part of it.':
    'أربعون ساعة من عمل اليد، نصفها على امتداد الذيل. وما تحته في الصور ليس جزءاً منه.',
  'Shell: 85% virgin wool, 15% alpaca, double-faced. Unlined.':
    'القماش: 85% صوف بكر، 15% ألباكا، بوجهين. بلا بطانة.',
  Brush: 'يُفرش بالفرشاة',
  'Fold rather than hang in summer': 'في الصيف يُطوى ولا يُعلّق',
  'Length from the shoulder, size M: 128 cm': 'الطول من الكتف: 128 سم للمقاس M',
  'Belt: 5 cm wide': 'الحزام: عرضه 5 سم',
  'The form is 176 cm tall and wears a size S. Generous; between sizes take the smaller.':
    'طول المانيكان 176 سم وعليه المقاس S. قصّة رحبة؛ بين مقاسين اختاري الأصغر.',
  'Nadia robe coat in oatmeal, front: deep V without a collar, broad belt of the same wool':
    'معطف ناديا الروب باللون البيج الشوفاني من الأمام: فتحة سبعة عميقة بلا ياقة، وحزام عريض من الصوف نفسه',
  'Nadia robe coat in oatmeal from behind: mottled pale wool gathered by a broad belt of the same cloth, straight to the calf':
    'معطف ناديا الروب باللون البيج الشوفاني من الخلف: صوف فاتح مرقّش يجمعه حزام عريض من القماش نفسه، ويهبط مستقيماً إلى الساق',
  'Nadia coat in oatmeal, very close: the deep V neck, both edges of the double-faced wool stitched':
    'معطف ناديا باللون البيج الشوفاني عن قرب شديد: الفتحة السبعة العميقة، وحافتا الصوف ذي الوجهين مدروزتان',
  'Nadia Robe Coat in Espresso': 'معطف ناديا الروب، إسبريسو',
  'The Nadia is cut like a dressing gown: a deep V, no collar, no buttons, a broad belt stitched in place at the back. In espresso it is worn as a dress coat, over the same color from neck to hem.':
    'قُص ناديا كالروب: فتحة سبعة عميقة، بلا ياقة ولا أزرار، وحزام عريض مخيط في مكانه من الخلف. وبالإسبريسو يُلبس معطفاً للمناسبات، فوق اللون نفسه من العنق إلى الذيل.',
  'Nadia robe coat in espresso, front: deep V without a collar, broad belt of the same wool':
    'معطف ناديا الروب بلون الإسبريسو من الأمام: فتحة سبعة عميقة بلا ياقة، وحزام عريض من الصوف نفسه',
  'Nadia robe coat in espresso from behind: a plain wool back gathered by the broad belt, straight to the calf':
    'معطف ناديا الروب بلون الإسبريسو من الخلف: ظهر سادة من الصوف يجمعه الحزام العريض، ويهبط مستقيماً إلى الساق',
  'Nadia coat in espresso, very close: the foot of the deep V, two topstitched edges of felted wool that meet over a dark top':
    'معطف ناديا بلون الإسبريسو عن قرب شديد: أسفل الفتحة السبعة العميقة، وحافتان مدروزتان من الصوف الملبّد تلتقيان فوق قطعة داكنة',
  'Sofia Cocoon Coat in Moss': 'معطف صوفيا الشرنقة، طحلبي',
  'Round at the neck, round at the shoulder, drawn in a little at the hem: a coat in the shape of a held breath. Four brass buttons, the size of a coin, close it to the hip.':
    'مستدير عند العنق، مستدير عند الكتف، مضموم قليلاً عند الذيل: معطف على هيئة نَفَس محبوس. أربعة أزرار نحاسية بحجم قطعة النقد تغلقه إلى الورك.',
  'Moss, the green on the north side of a stone.': 'الطحلبي، خضرة الوجه الشمالي من الحجر.',
  'The wool is felted, dense and slightly hairy, and stands away from what is under it: the long plissé skirt of the pictures, which is not part of it, or jeans. It is pictured unbuttoned.':
    'الصوف ملبّد كثيف خفيف الوبر، يبتعد عمّا تحته: تنورة البليسيه الطويلة في الصور، وهي ليست جزءاً منه، أو الجينز. وهو في الصور مفتوح الأزرار.',
  'Shell: 100% felted wool. Sleeve lining: 100% cupro. Buttons: brass.':
    'القماش: صوف ملبّد 100%. بطانة الكُم: كوبرو 100%. الأزرار: نحاس.',
  'Cover the buttons when steaming': 'تُغطى الأزرار عند الكيّ بالبخار',
  'Length from the shoulder, size M: 112 cm': 'الطول من الكتف: 112 سم للمقاس M',
  'Body, size M: 132 cm around': 'محيط المعطف: 132 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. Wide by design; take your usual size.':
    'طول المانيكان 176 سم وعليه المقاس S. واسع بطبعه؛ اختاري مقاسك المعتاد.',
  'Sofia cocoon coat in moss, front: round neck, four large brass buttons, over a black plissé skirt':
    'معطف صوفيا الشرنقة باللون الطحلبي من الأمام: عنق مستدير، وأربعة أزرار نحاسية كبيرة، فوق تنورة بليسيه سوداء',
  'Sofia cocoon coat in moss from behind: felted wool falls from the shoulders in one wide sweep, dark plissé below the hem':
    'معطف صوفيا الشرنقة باللون الطحلبي من الخلف: صوف ملبّد يهبط من الكتفين في انسدال واحد واسع، والبليسيه الداكن تحت الذيل',
  'Sofia coat in moss, very close: a brass button on felted wool, beside the stitched edge':
    'معطف صوفيا باللون الطحلبي عن قرب شديد: زر نحاسي على صوف ملبّد، إلى جانب الحافة المدروزة',
  'Sofia Cocoon Coat in Dusty Rose': 'معطف صوفيا الشرنقة، وردي معتّق',
  'Dusty rose, over a skirt of dark brown: pink for those who do not wear pink.':
    'الوردي المعتّق فوق تنورة بنية داكنة: وردي لمن لا تلبس الوردي.',
  'Sofia cocoon coat in dusty rose, front: round neck, four large brass buttons, over a dark plissé skirt':
    'معطف صوفيا الشرنقة باللون الوردي المعتّق من الأمام: عنق مستدير، وأربعة أزرار نحاسية كبيرة، فوق تنورة بليسيه داكنة',
  'Sofia cocoon coat in dusty rose from behind: wool falls from the shoulders in one wide sweep, dark plissé below the hem':
    'معطف صوفيا الشرنقة باللون الوردي المعتّق من الخلف: صوف يهبط من الكتفين في انسدال واحد واسع، والبليسيه الداكن تحت الذيل',
  'Sofia coat in dusty rose, very close: felted wool with a short nap, topstitched front edges and two domed brass buttons':
    'معطف صوفيا باللون الوردي المعتّق عن قرب شديد: صوف ملبّد قصير الوبر، وحافتا أمام مدروزتان، وزرّان نحاسيان مقبّبان',
  'Vera Jacket and Pleated Skirt in Ivory': 'جاكيت فيرا وتنورة بطيّات، عاجي',
  'A short jacket without a collar, edged in a contrasting band along the front, the cuffs and the hem. Five gilded buttons, and a fine chain sewn inside the hem so that it hangs level.':
    'جاكيت قصير بلا ياقة، على أمامه وأساوره وذيله شريط مغاير. خمسة أزرار مذهّبة، وسلسلة دقيقة مخيطة داخل الذيل ليبقى مستوياً.',
  'Ivory with a black edge, above a pleated skirt in black.':
    'عاجي بحافة سوداء، فوق تنورة سوداء بطيّات.',
  'The bouclé is woven from three yarns of different thickness and lined in silk. With the skirt it is a suit; without it, a cardigan that has <strong>learnt some manners</strong>. The jacket is pictured unbuttoned, over a plain top that is not part of the set.':
    'يُنسج البوكليه من ثلاثة خيوط مختلفة السماكة ويُبطّن بالحرير. مع التنورة هو بدلة؛ ومن دونها كارديغان <strong>تعلّم شيئاً من الأناقة</strong>. والجاكيت في الصور مفتوح الأزرار، فوق قطعة سادة ليست جزءاً من الطقم.',
  'Jacket: 72% wool, 20% cotton, 8% polyamide bouclé; lining 100% silk. Skirt: 100% polyester crêpe.':
    'الجاكيت: بوكليه، 72% صوف، 20% قطن، 8% بولي أميد؛ البطانة حرير 100%. التنورة: كريب بوليستر 100%.',
  'Jacket from the shoulder, size M: 60 cm': 'الجاكيت من الكتف: 60 سم للمقاس M',
  'Skirt from the waist, size M: 92 cm': 'التنورة من الخصر: 92 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The jacket is boxy; choose by the waist of the skirt.':
    'طول المانيكان 176 سم وعليه المقاس S. الجاكيت مستقيم القصّة؛ اختاري بحسب خصر التنورة.',
  'Vera set, front: short ivory bouclé jacket with black edges and gilded buttons, black pleated skirt':
    'طقم فيرا من الأمام: جاكيت قصير من البوكليه العاجي بحواف سوداء وأزرار مذهّبة، وتنورة سوداء بطيّات',
  'Vera set in ivory from behind: a short bouclé jacket edged in black over a black skirt in wide pleats':
    'طقم فيرا باللون العاجي من الخلف: جاكيت بوكليه قصير بحواف سوداء فوق تنورة سوداء بطيّات عريضة',
  'Vera jacket in ivory, very close: curled bouclé yarn in a loose weave, a ribbed black ribbon along both edges of the front, three gilded buttons':
    'جاكيت فيرا باللون العاجي عن قرب شديد: خيط بوكليه مجعّد في نسج رخو، وشريط أسود مضلّع على حافتي الأمام، وثلاثة أزرار مذهّبة',
  'Vera Jacket and Pleated Skirt in Navy': 'جاكيت فيرا وتنورة بطيّات، كحلي',
  'Navy with a cream edge, above a pleated skirt in stone.':
    'كحلي بحافة كريمية، فوق تنورة حجرية بطيّات.',
  'Vera set, front: short navy bouclé jacket with cream edges and gilded buttons, stone pleated skirt':
    'طقم فيرا من الأمام: جاكيت قصير من البوكليه الكحلي بحواف كريمية وأزرار مذهّبة، وتنورة حجرية بطيّات',
  'Vera set in navy from behind: the short jacket ends in a cream ribbon at the waist, the stone skirt opens in wide pleats':
    'طقم فيرا باللون الكحلي من الخلف: ينتهي الجاكيت القصير بشريط كريمي عند الخصر، وتنفتح التنورة الحجرية في طيّات عريضة',
  'Vera jacket in navy, very close: looped wool, a ribbed cream ribbon along both edges of the front, three gilded buttons':
    'جاكيت فيرا باللون الكحلي عن قرب شديد: صوف معقود الخيط، وشريط كريمي مضلّع على حافتي الأمام، وثلاثة أزرار مذهّبة',
};
